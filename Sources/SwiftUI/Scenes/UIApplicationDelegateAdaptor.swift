import Combine
import Diorama
import Foundation
import Host
import UIKit

/// Makes an application's delegate, which is told about the program's life: a class of `NSObject` or
/// `UIResponder` that can be made with `init()`.
///
/// `application(_:didFinishLaunchingWithOptions:)` runs before views are made. A delegate that is an
/// `ObservableObject` is in the environment of all views.
///
/// Differs: the app's own body does not run again when the delegate changes; views that read it do.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ApplicationDelegate.make(delegateType)
  }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The delegate of the app that runs.
@MainActor enum ApplicationDelegate {
  private static var delegate: (any UIApplicationDelegate)?
  private static var observers: [any NSObjectProtocol] = []

  static func make<D: UIApplicationDelegate>(_ type: D.Type) -> D {
    guard let made = Objects.make(type) as? D else {
      preconditionFailure(
        "\(type) cannot be made: a delegate is a class of NSObject or UIResponder with an init()")
    }
    delegate = made
    UIApplication.shared.delegate = made
    return made
  }
  /// Forgets the delegate of an app before.
  static func forget() {
    delegate = nil
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }
  /// What views find in their environment.
  static var object: (any ObservableObject)? { delegate as? any ObservableObject }

  /// Tells the delegate that the program has begun, and from now on what becomes of it.
  static func launch() {
    guard let delegate else { return }
    let app = UIApplication.shared
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(app)
    let calls: [(Notification.Name, (any UIApplicationDelegate) -> (UIApplication) -> Void)] = [
      (UIApplication.didBecomeActiveNotification, { $0.applicationDidBecomeActive }),
      (UIApplication.willResignActiveNotification, { $0.applicationWillResignActive }),
      (UIApplication.didEnterBackgroundNotification, { $0.applicationDidEnterBackground }),
      (UIApplication.willEnterForegroundNotification, { $0.applicationWillEnterForeground }),
    ]
    for (name, call) in calls {
      nonisolated(unsafe) let call = call
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            if let delegate = Self.delegate { call(delegate)(.shared) }
          }
        })
    }
  }
  static func terminate() { delegate?.applicationWillTerminate(.shared) }
}
