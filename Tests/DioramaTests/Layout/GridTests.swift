import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    Color.black.frame(width: width, height: height).named(id)
  }
  private func stage<V: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, rtl: Bool = false,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      ZStack(alignment: .topLeading) {
        Color.white
        content()
      }, size: CGSize(width: width, height: height),
      layoutDirection: rtl ? .rightToLeft : .leftToRight)
  }

  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let stage = try stage {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow {
          box(10, 4, "a")
          box(5, 8, "b")
        }
        GridRow {
          box(6, 2, "c")
          box(20, 2, "d")
          box(1, 1, "e")
        }
      }
    }
    #expect(try stage.frame("a") == rect(0, 0, 10, 4))
    #expect(try stage.frame("b") == rect(12, 0, 5, 8))
    #expect(try stage.frame("c") == rect(0, 11, 6, 2))
    #expect(try stage.frame("d") == rect(12, 11, 20, 2))
    #expect(try stage.frame("e") == rect(34, 11, 1, 1))
  }

  @Test func cellsAreInTheMiddleByDefaultEightApart() throws {
    let stage = try stage {
      Grid {
        GridRow {
          box(10, 4, "a")
          box(4, 10, "b")
        }
        GridRow { box(20, 6, "c") }
      }
    }
    #expect(try stage.frame("a") == rect(5, 3, 10, 4))
    #expect(try stage.frame("b") == rect(28, 0, 4, 10))
    #expect(try stage.frame("c") == rect(0, 18, 20, 6))
  }

  @Test func rowsAndColumnsHaveAlignmentsOfTheirOwn() throws {
    let stage = try stage {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10, "a")
          box(4, 4, "b").gridColumnAlignment(.trailing)
        }
        GridRow {
          box(2, 2, "c").gridCellAnchor(.bottomTrailing)
          box(20, 10, "d")
        }
        GridRow {
          box(1, 1, "e")
          box(6, 1, "f")
        }
      }
    }
    #expect(try stage.frame("b") == rect(26, 6, 4, 4), "bottom of the row, trailing in the column")
    #expect(try stage.frame("c") == rect(8, 18, 2, 2), "in the corner of its cell")
    #expect(try stage.frame("f") == rect(24, 20, 6, 1), "the column's alignment holds below, too")
  }

  @Test func aCellMayTakeSeveralColumns() throws {
    let stage = try stage {
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          box(10, 1, "a")
          box(10, 1, "b")
          box(10, 1, "c")
        }
        GridRow {
          box(14, 1, "wide").gridCellColumns(2)
          box(3, 1, "after")
        }
        GridRow { box(32, 1, "wider").gridCellColumns(2) }
      }
    }
    #expect(try stage.frame("wide").minX == 0)
    #expect(try stage.frame("b").minX == 17, "each of two columns is 5 points wider: (32 - 22) / 2")
    #expect(try stage.frame("after").minX == 34)
    #expect(try stage.frame("wider") == rect(0, 2, 32, 1))
  }

  @Test func aViewThatIsInNoRowIsAsWideAsTheGrid() throws {
    let stage = try stage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 2, "a")
          box(10, 2, "b")
        }
        Color.black.frame(height: 1).gridCellUnsizedAxes(.horizontal).named("line")
        GridRow {
          box(4, 2, "c")
          box(4, 2, "d")
        }
      }
    }
    #expect(try stage.frame("line") == rect(0, 2, 20, 1), "it takes what the columns leave it")
    let greedy = try self.stage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 2, "a")
          box(10, 2, "b")
        }
        Color.black.frame(height: 1).named("line")
      }
    }
    #expect(try greedy.frame("line") == rect(0, 2, 100, 1), "otherwise it takes all there is")
    #expect(try greedy.frame("a") == rect(20, 0, 10, 2), "and the columns share it")
  }

  @Test func flexibleColumnsShareWhatIsLeft() throws {
    let stage = try stage(100, 40) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          box(30, 6, "label")
          Color.black.named("field")
        }
        GridRow {
          box(10, 10, "short")
          Color.black.gridCellUnsizedAxes(.vertical).named("low")
        }
      }
    }
    #expect(try stage.frame("field") == rect(40, 0, 60, 26), "40 - 4 - 10")
    #expect(try stage.frame("low") == rect(40, 30, 60, 10), "as high as the row without it")
    #expect(try stage.frame("label") == rect(0, 10, 30, 6))
  }

  @Test func rowsOfForEachAndConditionsAreRows() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 2) { n in
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<n, id: \.self) { i in
            GridRow {
              box(CGFloat(5 + i), 5, "\(i)")
              box(5, 5, "value \(i)")
            }
          }
          if n > 2 { GridRow { box(1, 1, "end") } }
        }
      }
    }
    #expect(try stage.frame("value 0").minX == 6)
    knob.value = 4
    await stage.update()
    #expect(try stage.frame("value 0").minX == 8)
    #expect(try stage.frame("value 3") == rect(8, 15, 5, 5))
    #expect(try stage.frame("end").minY == 20)
  }

  @Test func rowsRunFromRightToLeft() throws {
    let stage = try stage(rtl: true) {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          box(10, 4, "a")
          box(5, 8, "b")
        }
        GridRow { box(4, 4, "c") }
      }
    }
    #expect(try stage.frame("a") == rect(90, 0, 10, 4))
    #expect(try stage.frame("b") == rect(83, 0, 5, 8))
    #expect(try stage.frame("c") == rect(96, 8, 4, 4))
  }

  @Test func elsewhereARowIsItsViews() throws {
    let stage = try stage {
      HStack(alignment: .top, spacing: 1) {
        GridRow {
          box(3, 3, "a")
          box(3, 3, "b")
        }
      }
    }
    #expect(try stage.frame("b") == rect(4, 0, 3, 3))
  }

  @Test func baselinesOfARowAreOnOneLine() throws {
    let stage = try stage(200, 100) {
      Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) {
        GridRow {
          Text("small").font(.system(size: 10)).named("small")
          Text("large").font(.system(size: 40)).named("large")
        }
      }
    }
    let row = try Stage(
      HStack(alignment: .firstTextBaseline) {
        Text("small").font(.system(size: 10)).named("small")
        Text("large").font(.system(size: 40)).named("large")
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 200, height: 100))
    #expect(try stage.frame("small").minY == row.frame("small").minY)
    #expect(try stage.frame("large").minY == row.frame("large").minY)
    #expect(try stage.frame("small").minY > 10)
  }
}
