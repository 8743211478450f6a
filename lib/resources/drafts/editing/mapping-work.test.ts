import fc from "fast-check";
import { machine, productOf } from "@/tests/support/any-mapping";
import { beginMapping } from "@/tests/support/mapping-platform";
import { cellsOf, type MappedCell } from "../cells/mapped-cell";
import type { CodeInto } from "./code-targets";
import { MappingWork } from "./mapping-work";
import type { Told } from "./told";

/** Two shelves of three cells and a block of two: 1, 2, 3 on top, 4, 5, 6 below, 7 and 8 in the lockers. */
function begin(filled: readonly (number | undefined)[] = [4, 5, 6, 1, 2, 3, 7, 8], lockedAt?: string) {
  const cells = cellsOf(
    machine({ zones: [[], [3, 3]], blocks: [2] }, (index) => ({ product: filled[index], isFlagged: false })),
  ).map((cell) => (cell.alias === lockedAt ? { ...cell, orderId: 70 } : cell));
  const told: Told[] = [];
  const sent: (readonly number[])[] = [];
  const { editor } = beginMapping(cells, lockedAt === undefined ? "mapping-draft" : "live-mapping");
  const work = new MappingWork(
    editor,
    (each) => told.push(each),
    (keys) => sent.push(keys),
  );
  const keyOf = (alias: string): number => work.cells(() => true).find(({ cell }) => cell.alias === alias)?.key ?? 0;
  const select = (...aliases: string[]): void =>
    work.selection.select(aliases.map(keyOf), { focus: keyOf(aliases[0] ?? "") });
  const products = (): (number | undefined)[] => work.cells().map(({ cell }) => cell.product?.id);
  const cell = (alias: string): MappedCell | undefined => editor.store.content(keyOf(alias));
  return { work, editor, told, sent, keyOf, select, products, cell };
}

/** Codes whose products are known by a number behind the letter, e.g. `a10`; of others there is none. */
const found = (asked: readonly CodeInto[]) =>
  asked.map((each) => {
    const id = Number(each.code.slice(1));
    return { ...each, product: id > 0 ? productOf(id) : undefined };
  });

it("MAPP-024 a shelf, all cells alike and all free ones are selected at once", () => {
  const { work, select, keyOf } = begin([1, 1, undefined, 1, 2, undefined, 1, undefined]);
  const aliases = (): string[] => work.selected.map(({ cell }) => cell.alias);
  select("F2.2.2");
  work.selectShelves();
  expect(aliases()).toEqual(["F2.2.1", "F2.2.2", "F2.2.3"]);
  work.selection.select([keyOf("F2.1.1")]);
  work.selectAlike();
  expect(aliases()).toEqual(["F2.2.1", "F2.1.1", "F2.1.2", "L1.1"]);
  work.selectWhere(({ product }) => product === undefined);
  expect(aliases()).toEqual(["F2.2.3", "F2.1.3", "L1.2"]);
});

it("MAPP-017 fills each shelf from its first selected cell", () => {
  const { work, select, products, told } = begin();
  select("F2.2.1", "F2.2.2", "F2.2.3", "F2.1.2", "F2.1.3");
  work.fillRight();
  expect(products()).toEqual([1, 1, 1, 4, 5, 5, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "filled", count: 3 });
  work.undo();
  expect(products()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("MAPP-017 two cells, and two groups of as many, change places", () => {
  const { work, select, products } = begin();
  select("F2.2.1", "L1.1");
  work.swap();
  expect(products()).toEqual([7, 2, 3, 4, 5, 6, 1, 8]);
  select("F2.2.1", "F2.2.2", "F2.1.1", "F2.1.2");
  work.swap();
  expect(products()).toEqual([4, 5, 3, 7, 2, 6, 1, 8]);
});

it("MAPP-017 what is dragged goes along as it stood, leaves its cells empty, and stays where it does not fit", () => {
  const { work, select, products, told, keyOf } = begin();
  select("F2.2.2", "F2.2.3");
  work.move(keyOf("F2.2.2"), keyOf("F2.1.3"));
  expect(products()).toEqual([1, undefined, 3, 4, 5, 2, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "moved", count: 1, unfit: ["F2.2.3"] });
});

it("MAPP-017 what is dragged into a cell that has to stay stays itself: nothing that was moved is lost", () => {
  const { work, select, products, told, keyOf } = begin();
  select("F2.2.1", "F2.2.2", "F2.2.3");
  work.move(keyOf("F2.2.1"), keyOf("F2.2.2"));
  expect(products()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "moved", count: 0, unfit: ["F2.2.1", "F2.2.2", "F2.2.3"] });
  // Two that are beside each other go into their place.
  select("F2.2.1", "F2.2.2");
  work.move(keyOf("F2.2.1"), keyOf("F2.2.2"));
  expect(products()).toEqual([undefined, 1, 2, 4, 5, 6, 7, 8]);
});

it("MAPP-017 whatever is moved: no product of the selected cells is lost, and none comes of nothing", () => {
  const aliases = ["F2.2.1", "F2.2.2", "F2.2.3", "F2.1.1", "F2.1.2", "F2.1.3", "L1.1", "L1.2"];
  fc.assert(
    fc.property(fc.subarray(aliases, { minLength: 1 }), fc.nat(), fc.constantFrom(...aliases), (chosen, at, onto) => {
      const { work, select, products, keyOf, cell } = begin();
      const before = chosen.map((alias) => cell(alias)?.product?.id);
      select(...chosen);
      work.move(keyOf(chosen[at % chosen.length] ?? ""), keyOf(onto));
      const after = products().flatMap((id) => id ?? []);
      expect(before.filter((id) => id !== undefined && !after.includes(id))).toEqual([]);
      expect(new Set(after).size).toBe(after.length);
    }),
  );
});

it("MAPP-017 the flag is each kind's own; an empty shelf cell renews nothing", () => {
  const { work, select, cell } = begin([4, 5, 6, 1, undefined, 3, undefined, 8]);
  select("F2.2.1", "F2.2.2", "L1.1");
  work.toggleFlag();
  expect([cell("F2.2.1")?.renewProduct, cell("F2.2.2")?.renewProduct, cell("L1.1")?.fillOnDemand]).toEqual([
    true,
    false,
    true,
  ]);
  select("F2.2.1", "L1.1");
  work.toggleFlag();
  expect([cell("F2.2.1")?.renewProduct, cell("L1.1")?.fillOnDemand]).toEqual([false, false]);
});

it("MAPP-017 a column of codes goes from the focus on; unknown codes and those without a cell are named", () => {
  const { work, select, products, told } = begin();
  select("F2.1.3");
  const asked = work.codesInto({ kind: "column", heading: [], codes: ["a10", "", "c", "d13"] });
  // Whoever clicks elsewhere meanwhile has meant these.
  select("F2.2.1");
  work.pasteCodes(found(asked));
  expect(products()).toEqual([1, 2, 3, 4, 5, 10, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "pasted", count: 1, unknown: ["c"], unfit: ["Product 13"] });
});

it("MAPP-017 one code goes into all selected cells, and into the one that has the focus alone", () => {
  const { work, select, products, told } = begin();
  const paste = () => work.pasteCodes(found(work.codesInto({ kind: "column", heading: [], codes: ["a10"] })));
  select("F2.2.1", "F2.2.3", "L1.1");
  paste();
  expect(products()).toEqual([10, 2, 10, 4, 5, 6, 10, 8]);
  work.undo();
  select("F2.1.1");
  paste();
  expect(products()).toEqual([1, 2, 3, 10, 5, 6, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "pasted", count: 1 });
});

it("MAPP-017 a list that names its cells goes into these, whatever is selected; names of none are told", () => {
  const { work, select, products, told } = begin();
  select("F2.2.1");
  const [codes, aliases] = [
    ["a10", "b11", "", "c12", "d13"],
    ["L1.2", "f 2,1,3", "F2.1.1", "Z9", "L1.2"],
  ];
  work.pasteCodes(found(work.codesInto({ kind: "named", heading: [], codes, aliases })));
  expect(products()).toEqual([1, 2, 3, 4, 5, 11, 7, 10]);
  expect(told.at(-1)).toMatchObject({ kind: "pasted", count: 2, unfit: ["Z9", "L1.2"], unknown: [] });
});

it("MAPP-017 a list that names a cell which is not here is a list of cells all the same", () => {
  const { work } = begin();
  expect(["F2.1.1", "f2.1.3", "F9.12.9", "L1.7", "F 2.1.1", "F2,1,1"].map(work.isNamedAlike)).not.toContain(false);
  expect(["12", "4006381333931", "F2.1", "Fanta 2.1.1", "L10001.7"].map(work.isNamedAlike)).not.toContain(true);
});

it("MAPP-017 a step that was sent is taken back and made again by calls, one that was not is sent by Save alone", async () => {
  const { work, editor, select, sent, keyOf } = begin();
  select("F2.2.1");
  work.clear();
  work.undo();
  expect(sent).toEqual([]);
  work.redo();
  expect(sent).toEqual([]);
  await editor.save();
  work.undo();
  expect(sent).toEqual([[keyOf("F2.2.1")]]);
  await editor.save();
  work.redo();
  expect(sent).toHaveLength(2);
});

it("MAPP-017 what was changed and changed back before Save is taken back without a call", async () => {
  const { work, editor, select, sent } = begin();
  select("F2.2.1");
  work.setProduct(productOf(9));
  work.setProduct(productOf(1));
  await editor.save();
  work.undo();
  expect([sent, editor.state.changed]).toEqual([[], 1]);
});

it("MAPP-003 MAPP-018 nothing is changed that nobody has selected, and that is said", () => {
  const { work, editor, told, keyOf } = begin();
  work.selection.moveFocus(keyOf("F2.2.1"));
  work.setProduct(productOf(9));
  work.clear();
  work.toggleFlag();
  expect([editor.state.changed, told.map(({ kind }) => kind)]).toEqual([0, ["none", "none", "none"]]);
  work.selectAt(keyOf("F2.2.1"));
  work.clear();
  expect(editor.state.changed).toBe(1);
});

it("MAPP-008 where an order waits nothing is moved or swapped into a cell, or out of it", () => {
  const { work, select, products, told, keyOf } = begin(undefined, "L1.1");
  select("F2.2.1");
  work.move(keyOf("F2.2.1"), keyOf("L1.1"));
  expect(told.at(-1)).toMatchObject({ kind: "moved", count: 0, unfit: [], locked: ["L1.1"] });
  select("F2.2.1", "L1.1");
  work.swap();
  expect(told.at(-1)).toMatchObject({ kind: "swapped", count: 0, locked: ["L1.1"] });
  select("L1.1");
  work.move(keyOf("L1.1"), keyOf("L1.2"));
  expect(products()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("MAPP-017 what is copied goes by place until other cells are selected, by a click or by the arrows", () => {
  const { work, select, products, keyOf, told } = begin();
  select("F2.2.1", "F2.2.2");
  const clip = work.copy();
  if (clip === undefined) throw new Error("two cells");
  expect(work.pasteTargets).toEqual([]);
  work.paste(clip, work.pasteTargets);
  expect([told.at(-1)?.kind, products()]).toEqual(["same", [1, 2, 3, 4, 5, 6, 7, 8]]);
  // The arrows go on with the cell where they are, as what is selected was done with.
  work.selection.moveFocus(keyOf("F2.1.1"));
  expect([...work.selection.keys]).toEqual([keyOf("F2.1.1")]);
  work.paste(clip, work.pasteTargets);
  expect(products()).toEqual([1, 2, 3, 1, 2, 6, 7, 8]);
});

it("MAPP-024 arrows leave what is selected as it is until something was done with it", () => {
  const { work, select, keyOf } = begin();
  select("F2.2.1", "F2.2.2");
  work.selection.moveFocus(keyOf("F2.1.1"));
  expect(work.selection.keys.size).toBe(2);
  work.clear();
  work.selection.moveFocus(keyOf("F2.1.2"));
  expect([...work.selection.keys]).toEqual([keyOf("F2.1.2")]);
  work.selection.toggle(keyOf("F2.1.3"));
  expect([...work.selection.keys]).toEqual([keyOf("F2.1.3")]);
});

it("MAPP-017 a block of codes goes as it stands from the selected cell on, and what has no cell is named", () => {
  const { work, select, products, told } = begin();
  select("F2.2.2");
  const lines = [
    ["a10", "b11", "c12"],
    ["", "d"],
  ];
  work.pasteCodes(found(work.codesInto({ kind: "block", heading: [], lines })));
  expect(products()).toEqual([1, 10, 11, 4, 5, 6, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "pasted", count: 2, unfit: ["Product 12"], unknown: ["d"] });
  // Below the lowest shelf the zone is over: the lockers are no more of it.
  select("F2.1.1");
  work.pasteCodes(found(work.codesInto({ kind: "block", heading: [], lines: [["a20"], ["b21"]] })));
  expect(products()).toEqual([1, 10, 11, 20, 5, 6, 7, 8]);
  expect(told.at(-1)).toMatchObject({ kind: "pasted", count: 1, unfit: ["Product 21"] });
  // Of several selected cells the upper left of them all is where it begins.
  select("F2.2.3", "F2.1.1");
  work.pasteCodes(found(work.codesInto({ kind: "block", heading: [], lines: [["a30", "b31"]] })));
  expect(products()).toEqual([30, 31, 11, 20, 5, 6, 7, 8]);
});

it("MAPP-017 after the last cell none is selected: what is scanned next overwrites nothing", () => {
  const { work, select, keyOf } = begin();
  select("L1.1");
  expect([work.selectNext(), [...work.selection.keys]]).toEqual([keyOf("L1.2"), [keyOf("L1.2")]]);
  expect([work.selectNext(), work.selection.keys.size]).toEqual([undefined, 0]);
});

it("MAPP-008 Empty takes the product out of a locker cell, and leaves how it is filled", () => {
  const { work, select, cell } = begin();
  select("L1.1");
  work.toggleFlag();
  work.clear();
  expect(cell("L1.1")).toMatchObject({ product: undefined, fillOnDemand: true });
});

it("MAPP-017 a product that is mapped here is found by its name, where one alone has it", () => {
  const { work } = begin([1, 1, 2]);
  expect([...work.productsByName()].map(([name, product]) => [name, product?.id])).toEqual([
    ["Product 1", 1],
    ["Product 2", 2],
  ]);
});
