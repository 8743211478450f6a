import fc from "fast-check";
import { mostSteps } from "@/lib/grid/editing/editor-work";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { add, edit, existing, remove, shownOf, two } from "@/tests/support/price-editing";
import { priceGrid } from "./price-row";

describe("undo", () => {
  it("is the opposite call; what was removed comes back in its place, as another price", async () => {
    const { platform, grid, editor, shown } = existing(two);
    await editor.change([remove(grid, 14)]);
    await editor.undo();
    expect(platform.sent).toEqual(["DELETE 14", "POST 14 4.50"]);
    expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
    await editor.change([edit(grid, 14, "5.00")]);
    expect(platform.content).toEqual(["14: 5.00", "15: 7.00"]);
    await editor.undo();
    await editor.redo();
    expect(platform.sent.slice(2)).toEqual(["PATCH 14 5.00", "PATCH 14 4.50", "PATCH 14 5.00"]);
  });

  it("that fails can be tried again", async () => {
    let fails = false;
    const { platform, grid, editor } = existing(two, () => fails);
    await editor.change([edit(grid, 14, "5.00")]);
    fails = true;
    await editor.undo();
    expect(platform.content[0]).toBe("14: 5.00");
    expect(editor.state).toMatchObject({ canUndo: true, canRedo: false });
    fails = false;
    await editor.undo();
    expect(platform.content[0]).toBe("14: 4.50");
  });

  it("takes back in its turn what was done beside the prices, and tries it again where it failed", async () => {
    const { grid, editor, platform } = existing(two);
    const done: string[] = [];
    let fails = true;
    const step = (way: string) => async () => {
      done.push(way);
      return !fails;
    };
    editor.noteStep({ undo: step("back to RON"), redo: step("to EUR") });
    await editor.change([edit(grid, 14, "5.00")]);
    await editor.undo();
    expect([platform.sent.at(-1), done]).toEqual(["PATCH 14 4.50", []]);
    await editor.undo();
    expect(editor.state).toMatchObject({ canUndo: true, canRedo: true });
    fails = false;
    await editor.undo();
    expect(editor.state.canUndo).toBe(false);
    await editor.redo();
    expect(done).toEqual(["back to RON", "back to RON", "to EUR"]);
    await editor.redo();
    expect(platform.content[0]).toBe("14: 5.00");
  });

  it("takes back what began last first, though it was answered first", async () => {
    const slow: (() => void)[] = [];
    const { platform, grid, editor, shown } = existing(two);
    const edits = platform.calls.edit;
    platform.calls.edit = async (id, body) => {
      if (body.product === 15 && slow.length === 0) await new Promise<void>((resolve) => slow.push(resolve));
      return edits(id, body);
    };
    const many = editor.change([edit(grid, 14, "20.00"), edit(grid, 15, "20.00")]);
    await editor.change([edit(grid, 14, "30.00")]);
    slow[0]?.();
    await many;
    await editor.undo();
    expect(shown()).toEqual(["14: 20.00", "15: 20.00"]);
    await editor.undo();
    expect(platform.content).toEqual(["14: 4.50", "15: 7.00"]);
  });

  it("of what was done by one change undoes nothing else, whatever was done before or since", async () => {
    let fails = false;
    const { platform, grid, editor } = existing(two, () => fails);
    await editor.change([edit(grid, 15, "8.00")]);
    fails = true;
    const refused = await editor.change([edit(grid, 14, "5.00")]);
    fails = false;
    expect(editor.state.lastDone).not.toBe(refused.done);
    await editor.undo(refused.done);
    expect(platform.content).toEqual(["14: 4.50", "15: 8.00"]);
    const pasted = await editor.change([edit(grid, 14, "6.00")]);
    expect(editor.state.lastDone).toBe(pasted.done);
    // Asked for while a later change is on its way.
    const later = editor.change([edit(grid, 15, "9.00")]);
    await Promise.all([later, editor.undo(pasted.done)]);
    expect(platform.content).toEqual(["14: 6.00", "15: 9.00"]);
    await editor.undo();
    await Promise.all([editor.undo(pasted.done), editor.undo(pasted.done)]);
    expect(platform.content).toEqual(["14: 4.50", "15: 8.00"]);
  });

  it("of a new catalogue takes back what it is asked for alone, too", async () => {
    const grid = priceGrid(two);
    const editor = new GridEditor(grid);
    const { done } = await editor.change([edit(grid, 14, "5.00")]);
    expect(editor.state.lastDone).toBe(done);
    editor.noteStep({ undo: async () => true, redo: async () => true });
    await editor.undo(done);
    expect(shownOf(grid)).toEqual(["14: 5.00", "15: 7.00"]);
    await editor.undo();
    await editor.undo(done);
    expect(shownOf(grid)).toEqual(["14: 4.50", "15: 7.00"]);
  });

  it("goes one step at a time, however fast the key repeats", async () => {
    const { grid, editor, shown } = existing(two);
    for (const price of ["5.00", "6.00", "7.00"]) await editor.change([edit(grid, 14, price)]);
    await Promise.all([editor.undo(), editor.undo(), editor.undo()]);
    expect(shown()[0]).toBe("14: 4.50");
    const seen: (string | undefined)[] = [];
    while ((await editor.redo()) !== undefined) seen.push(shown()[0]);
    expect(seen).toEqual(["14: 5.00", "14: 6.00", "14: 7.00"]);
  });

  it("goes back so many steps and no further", async () => {
    const { grid, editor, shown } = existing(two);
    for (let step = 1; step <= mostSteps + 5; step += 1) await editor.change([edit(grid, 14, `${step + 9}.00`)]);
    let undone = 0;
    while ((await editor.undo()) !== undefined) undone += 1;
    expect(undone).toBe(mostSteps);
    expect(shown()[0]).toBe("14: 14.00");
  });

  it("leads back to the beginning from anywhere, and redo to where it was, whatever fails on the way", async () => {
    const step = fc.record({
      kind: fc.constantFrom("add", "edit", "remove"),
      product: fc.integer({ min: 14, max: 22 }),
      price: fc.integer({ min: 100, max: 900 }).map((bani) => (bani / 100).toFixed(2)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fc.boolean()), async (steps, failures) => {
        const refusals = [...failures];
        const { platform, grid, editor, shown } = existing(two, () => refusals.shift() ?? false);
        for (const { kind, product, price } of steps) {
          const isThere = grid.keyOf(product) !== undefined;
          if (kind === "add" && !isThere) await editor.change([add(grid, product, price, 0)]);
          if (kind === "edit" && isThere) await editor.change([edit(grid, product, price)]);
          if (kind === "remove" && isThere) await editor.change([remove(grid, product)]);
          expect(shown().sort()).toEqual(platform.content);
        }
        refusals.length = 0;
        const end = shown();
        while ((await editor.undo()) !== undefined) expect(shown().sort()).toEqual(platform.content);
        expect(shown()).toEqual(["14: 4.50", "15: 7.00"]);
        while ((await editor.redo()) !== undefined) expect(shown().sort()).toEqual(platform.content);
        expect(shown()).toEqual(end);
      }),
    );
  });
});

it("CATA-017 says when a change would leave a catalogue without any product", async () => {
  const { grid, editor } = existing(two);
  expect(editor.leavesNone([remove(grid, 14)])).toBe(false);
  expect(editor.leavesNone([remove(grid, 14), remove(grid, 15)])).toBe(true);
  await editor.change([remove(grid, 14)]);
  expect(editor.leavesNone([remove(grid, 15)])).toBe(true);
  // A product that was just added and has no price yet is none of the catalogue's.
  await editor.change([add(grid, 16, "")]);
  expect(editor.leavesNone([remove(grid, 15)])).toBe(true);
  expect(editor.leavesNone([remove(grid, 16)])).toBe(false);
  expect(editor.leavesNone([edit(grid, 15, "9.00")])).toBe(false);
});
