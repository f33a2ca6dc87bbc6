import SwiftUI

// Long bodies. The compiler has to get through each in well under a second.

extension Spellings {
    var chains: some View {
        Rows {
            thirtyModifiers
            tenStacks
            nineBackgrounds
            fiveButtons
        }
    }

    var thirtyModifiers: some View {
        Text("Long")
            .font(.system(size: 9, weight: .bold, design: .rounded))
            .foregroundColor(flag ? .white : .primary)
            .lineLimit(1)
            .padding(.horizontal, 4)
            .padding(.vertical, flag ? 4 : 2)
            .frame(minWidth: 10, maxWidth: .infinity, alignment: .leading)
            .background(Color.blue.opacity(0.2))
            .cornerRadius(4)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.gray.opacity(0.4), lineWidth: 1))
            .shadow(color: Color.black.opacity(0.1), radius: 1, x: 0, y: 1)
            .opacity(flag ? 0.5 : 1)
            .scaleEffect(flag ? 1.1 : 1)
            .rotationEffect(.degrees(flag ? 5 : 0))
            .offset(x: CGFloat(sel) * 4, y: drag.height / 2)
            .blur(radius: flag ? 1 : 0)
            .brightness(0.05)
            .saturation(0.9)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.spring()) { sel += 1 } }
            .gesture(DragGesture().onChanged { drag = $0.translation }.onEnded { _ in drag = .zero })
            .animation(.easeInOut(duration: 0.2), value: sel)
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .onAppear { w = 4 }
            .onChange(of: sel) { _, new in flag = new > 1 }
            .disabled(items.isEmpty)
            .id(tab)
            .zIndex(flag ? 1 : 0)
            .padding([.top, .leading], 1)
            .clipShape(RoundedRectangle(cornerRadius: 5, style: .continuous))
            .accessibilityLabel("Long \(sel)")
    }

    var tenStacks: some View {
        VStack(spacing: 1) {
            HStack(alignment: .top) {
                ZStack(alignment: .bottom) {
                    VStack {
                        HStack {
                            ZStack {
                                VStack(alignment: .leading, spacing: 2) {
                                    HStack(spacing: w) {
                                        ZStack(alignment: .topLeading) {
                                            VStack {
                                                Text("\(sel) of \(items.count)").font(.system(size: 6))
                                                Circle().fill(flag ? Color.red : .gray)
                                            }
                                            Color.blue.opacity(0.1)
                                        }
                                        Spacer(minLength: 0)
                                    }
                                    Divider()
                                }
                                Capsule().stroke(lineWidth: 0.5)
                            }
                            Rectangle().frame(width: 2)
                        }
                        Text(items[0])
                    }
                    Circle().frame(width: 4, height: 4).offset(x: w * 2)
                }
                Spacer()
            }
            Color.green
        }
    }

    var nineBackgrounds: some View {
        Text("a")
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
            .background(Color.red.opacity(0.2))
    }

    var fiveButtons: some View {
        VStack {
            ForEach(items.indices, id: \.self) { i in
                Button { withAnimation(.spring()) { sel = i } } label: { Text(items[i]).foregroundColor(sel == i ? .white : .gray) }
                Button { withAnimation(.spring()) { sel = i } } label: { Text(items[i]).foregroundColor(sel == i ? .white : .gray) }
                Button { withAnimation(.spring()) { sel = i } } label: { Text(items[i]).foregroundColor(sel == i ? .white : .gray) }
                Button { withAnimation(.spring()) { sel = i } } label: { Text(items[i]).foregroundColor(sel == i ? .white : .gray) }
                Button { withAnimation(.spring()) { sel = i } } label: { Text(items[i]).foregroundColor(sel == i ? .white : .gray) }
            }
        }
    }
}
