import Combine
import SwiftUI

final class FilterModel: ObservableObject {
    enum Filter: Int, CaseIterable {
        case all, open, done

        var title: String {
            switch self {
            case .all: return "All"
            case .open: return "Open"
            case .done: return "Done"
            }
        }
    }

    struct Job: Identifiable {
        let id: Int
        var name: String
        var isDone: Bool
    }

    @Published var filter: Filter = .all
    @Published var jobs = [
        Job(id: 1, name: "Water the plants", isDone: true),
        Job(id: 2, name: "Write to Ana", isDone: false),
        Job(id: 3, name: "Fix the bike", isDone: false),
    ]
    @Published private(set) var shown: [Job] = []

    private var bag = Set<AnyCancellable>()

    init() {
        $filter
            .combineLatest($jobs)
            .map { filter, jobs in
                jobs.filter { job in
                    switch filter {
                    case .all: return true
                    case .open: return !job.isDone
                    case .done: return job.isDone
                    }
                }
            }
            .sink { [weak self] in self?.shown = $0 }
            .store(in: &bag)
    }
}

struct ModelSegmentsBar: View {
    @EnvironmentObject var model: FilterModel

    var body: some View {
        HStack {
            ForEach(FilterModel.Filter.allCases, id: \.rawValue) { filter in
                Button {
                    model.filter = filter
                } label: {
                    Text(filter.title)
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity)
                        .background(model.filter == filter ? Color.green : Color.green.opacity(0.15))
                        .foregroundColor(model.filter == filter ? .white : .green)
                        .clipShape(Capsule())
                }
            }
        }
    }
}

struct ModelSegments: View {
    @StateObject private var model = FilterModel()

    var body: some View {
        VStack(alignment: .leading) {
            ModelSegmentsBar()
                .environmentObject(model)
            ForEach(model.shown) { job in
                HStack {
                    Image(systemName: job.isDone ? "checkmark.circle.fill" : "circle")
                        .foregroundColor(.green)
                    Text(job.name)
                        .strikethrough(job.isDone)
                    Spacer()
                }
                .padding(.vertical, 6)
                .onTapGesture {
                    if let index = model.jobs.firstIndex(where: { $0.id == job.id }) {
                        withAnimation { model.jobs[index].isDone.toggle() }
                    }
                }
            }
            Spacer()
        }
        .padding()
        .animation(.easeInOut, value: model.filter)
    }
}

#Preview {
    ModelSegments()
}
