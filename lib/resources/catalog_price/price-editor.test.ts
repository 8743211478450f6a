import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { add, edit, existing, priced, remove, shownOf, stateOf, two } from "@/tests/support/price-editing";
import { pricesOf } from "./price-calls";
import { priceGrid } from "./price-row";

describe("an existing catalogue", () => {
  it("CATA-009 CATA-011 shows a change at once and sends it as its own call", async () => {
    const { platform, grid, editor, shown } = existing(two);
    const sent = editor.change([edit(grid, 14, "5.00")]);
    expect(shown()).toEqual(["14: 5.00", "15: 7.00"]);
    expect(stateOf(grid, 14)).toEqual({ kind: "sending", waiting: 1 });
    await sent;
    expect(stateOf(grid, 14)).toEqual({ kind: "saved" });
    await editor.change([add(grid, 16, "3.00"), remove(grid, 15)]);
    expect(platform.sent).toEqual(["PATCH 14 5.00", "POST 16 3.00", "DELETE 15"]);
    expect(platform.content).toEqual(["14: 5.00", "16: 3.00"]);
    expect(pricesOf(5, editor.rowsOnPlatform)).toEqual(platform.whole());
    expect(shown()).toEqual(["14: 5.00", "16: 3.00"]);
  });

  it("CATA-024 sends nothing for a row without a price, for a 0, or where nothing changed", async () => {
    const { platform, grid, editor } = existing(two);
    await editor.change([add(grid, 16, ""), add(grid, 17, "0"), edit(grid, 14, "4.50")]);
    expect(platform.sent).toEqual([]);
    await editor.change([edit(grid, 16, "2.00")]);
    expect(platform.sent).toEqual(["POST 16 2.00"]);
  });

  it("CATA-026 removes the row of an add that fails", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    const { done, failed } = await editor.change([add(grid, 16, "3.00")]);
    expect([done.length, failed.length]).toEqual([0, 1]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    expect(editor.state).toEqual({ canUndo: false, canRedo: false, sending: 0, held: 0, clashes: [] });
  });

  it("CATA-026 removes it too where its price came later than its row", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    await editor.change([add(grid, 16, "")]);
    expect(shown()).toHaveLength(3);
    await editor.change([edit(grid, 16, "2.00")]);
    expect(shown()).toHaveLength(2);
  });

  it("restores a price and a row whose change fails, and says why at the place", async () => {
    const { grid, editor, shown } = existing(two, () => true);
    await editor.change([edit(grid, 15, "9.00"), remove(grid, 14)]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    expect(stateOf(grid, 14)).toEqual({ kind: "failed", reason: "unknown product" });
    expect(stateOf(grid, 15)).toEqual({ kind: "failed", reason: "unknown product" });
  });

  it("sends the calls of one row one after another, and the last one counts", async () => {
    let calls = 0;
    const { platform, grid, editor, shown } = existing(two, () => ++calls === 1);
    await Promise.all([editor.change([edit(grid, 14, "5.00")]), editor.change([edit(grid, 14, "6.00")])]);
    expect(platform.sent).toEqual(["PATCH 14 5.00", "PATCH 14 6.00"]);
    expect(shown()[0]).toBe("14: 6.00");
    expect(platform.content[0]).toBe("14: 6.00");
    await editor.undo();
    expect(platform.content[0]).toBe("14: 4.50");
  });

  it("CATA-024 drops a 0 over a price that the platform has", async () => {
    const { platform, grid, editor, shown } = existing(two);
    await editor.change([edit(grid, 14, "0.00")]);
    expect(platform.sent).toEqual([]);
    expect(shown()).toEqual(platform.content);
    expect(editor.state.canUndo).toBe(false);
  });

  it("CATA-026 goes back to no price where the first one was refused and a later one taken", async () => {
    let calls = 0;
    const { platform, grid, editor } = existing(two, () => ++calls === 1);
    const added = add(grid, 16, "5.00");
    const both = [editor.change([added]), editor.change([edit(grid, 16, "6.00")])];
    await Promise.all(both);
    expect(platform.content).toContain("16: 6.00");
    await editor.undo();
    expect(platform.content).toEqual(["14: 4.50", "15: 7.00"]);
  });

  it("tells which part of many changes failed, and undoes the other part", async () => {
    let calls = 0;
    const many = Array.from({ length: 40 }, (_, index) => priced(100 + index, "2.00"));
    const { platform, grid, editor, shown } = existing(many, () => ++calls % 4 === 0 && calls <= 40);
    const changes = many.map(({ product }) => edit(grid, product, "3.00"));
    const { done, failed } = await editor.change(changes);
    expect([done.length, failed.length]).toEqual([30, 10]);
    expect(shown().filter((row) => row.endsWith("3.00"))).toHaveLength(30);
    await editor.undo();
    expect(platform.sent).toHaveLength(70);
    expect(platform.content.every((row) => row.endsWith("2.00"))).toBe(true);
  });

  it("calls off what is not sent yet", async () => {
    const many = Array.from({ length: 40 }, (_, index) => priced(100 + index, "2.00"));
    const stop = new AbortController();
    const { platform, grid, editor, shown } = existing(many);
    const running = editor.change(
      many.map(({ product }) => edit(grid, product, "3.00")),
      stop.signal,
    );
    stop.abort();
    const { done, left } = await running;
    expect(done.length + left.length).toBe(40);
    expect(left.length).toBeGreaterThan(0);
    expect(shown().sort()).toEqual(platform.content);
  });

  it("redraws thousands of cancelled rows at once, and leaves alone what was changed again meanwhile", async () => {
    const { platform, grid, editor, shown } = existing(two);
    const stop = new AbortController();
    const added = Array.from({ length: 2000 }, (_, index) => add(grid, 100 + index, "2.00", 2 + index));
    let draws = 0;
    const running = editor.change([edit(grid, 14, "5.00"), ...added, remove(grid, 15)], stop.signal);
    grid.subscribe(() => (draws += 1));
    stop.abort();
    const again = editor.change([edit(grid, 2099, "3.00")]);
    const { left } = await running;
    await again;
    expect(left.length).toBeGreaterThan(1990);
    expect(draws).toBe(1);
    expect(shown().sort()).toEqual(platform.content);
    expect(platform.content).toEqual(expect.arrayContaining(["15: 7.00", "2099: 3.00"]));
    expect(editor.state.sending).toBe(0);
  });
});

it("CATA-008 sends nothing of a new catalogue, and undoes all the same", async () => {
  const grid = priceGrid();
  const editor = new GridEditor(grid);
  await editor.change([add(grid, 14, "")]);
  await editor.change([edit(grid, 14, "3.00")]);
  expect(shownOf(grid)).toEqual(["14: 3.00"]);
  expect(grid.row(grid.keyOf(14) ?? 0)?.send).toEqual({ kind: "quiet" });
  await editor.undo();
  expect(shownOf(grid)).toEqual(["14: "]);
});
