import { mergeRecord } from "./merge-record";
import type { RecordShape, ThreeStates } from "./record-shape";

function outcome<Values extends object>(states: ThreeStates<Values>, shape: RecordShape<Values> = {}) {
  const mine = mergeRecord(states, shape, "local");
  return {
    clashes: mine.clashes.map(({ path }) => path.join(".")),
    mine: mine.value,
    theirs: mergeRecord(states, shape, "current").value,
  };
}

describe("two people in one record", () => {
  const base = { name: "Cafea", price: "4.50", tags: [1, 2], active: true };
  const local = { ...base, name: "Ceai", price: "5.00" };

  it("do not clash over different fields, nor over the same change", () => {
    expect(outcome({ base, local, current: { ...base, active: false } }).clashes).toEqual([]);
    expect(outcome({ base, local, current: { ...base, name: "Ceai" } }).clashes).toEqual([]);
  });

  it("may each keep what the other did not touch, whichever wins where both did", () => {
    expect(outcome({ base, local, current: { ...base, name: "Cacao", active: false } })).toEqual({
      clashes: ["name"],
      mine: { name: "Ceai", price: "5.00", tags: [1, 2], active: false },
      theirs: { name: "Cacao", price: "5.00", tags: [1, 2], active: false },
    });
  });

  it("clash together over fields that mean something only together", () => {
    const fixed = { type: "RON", amount: "5.00", name: "Bun venit" };
    const [percent, more] = [
      { ...fixed, type: "%" },
      { ...fixed, amount: "50.00" },
    ];
    expect(outcome({ base: fixed, local: percent, current: more }, { together: [["type", "amount"]] })).toEqual({
      clashes: ["type", "amount"],
      mine: percent,
      theirs: more,
    });
  });
});

describe("two people in one record with lines", () => {
  const line = (id: string | number, quantity: number, note = "") => ({ id, quantity, note });
  const base = { number: "7", items: [line(1, 1), line(2, 2), line(3, 3)] };
  const shape = { lines: { items: {} } };
  const withItems = (...items: ReturnType<typeof line>[]) => ({ ...base, items });

  it("do not clash over different lines, nor over different fields of one", () => {
    const local = withItems(line(1, 9), line(2, 2, "wet"), line(3, 3));
    const current = withItems(line(1, 1), line(2, 8), line(3, 7));
    const merged = withItems(line(1, 9), line(2, 8, "wet"), line(3, 7));
    expect(outcome({ base, local, current }, shape)).toEqual({ clashes: [], mine: merged, theirs: merged });
  });

  it("clash over the same field of the same line", () => {
    const local = withItems(line(1, 1), line(2, 9, "wet"), line(3, 3));
    const current = withItems(line(1, 1), line(2, 8), line(3, 3));
    expect(outcome({ base, local, current }, shape)).toEqual({
      clashes: ["items.2.quantity"],
      mine: withItems(line(1, 1), line(2, 9, "wet"), line(3, 3)),
      theirs: withItems(line(1, 1), line(2, 8, "wet"), line(3, 3)),
    });
  });

  it("clash over a line that one of them removed and the other one changed", () => {
    const [removed, changed] = [withItems(line(1, 1), line(3, 3)), withItems(line(1, 1), line(2, 8), line(3, 3))];
    expect(outcome({ base, local: removed, current: changed }, shape)).toEqual({
      clashes: ["items.2"],
      mine: removed,
      theirs: changed,
    });
    expect(outcome({ base, local: changed, current: removed }, shape)).toEqual({
      clashes: ["items.2"],
      mine: changed,
      theirs: removed,
    });
  });

  it("remove a line that the other one did not touch", () => {
    const local = withItems(line(1, 1), line(3, 3));
    const current = withItems(line(2, 2), line(3, 8));
    const merged = withItems(line(3, 8));
    expect(outcome({ base, local, current }, shape)).toEqual({ clashes: [], mine: merged, theirs: merged });
  });

  it("keep the lines that each of them added, after the line that they follow", () => {
    const local = withItems(line("new-1", 1), line(1, 1), line("new-2", 1), line(2, 2), line(3, 3), line("new-3", 1));
    const current = withItems(line(1, 1), line(2, 2), line(3, 3), line(4, 1), line(5, 1));
    const { clashes, mine } = outcome({ base, local, current }, shape);
    expect([clashes, mine.items.map(({ id }) => id)]).toEqual([[], ["new-1", 1, "new-2", 2, 3, 4, 5, "new-3"]]);
  });

  it("keep the order in which one of them put the lines, and what follows a line follows it", () => {
    const moved = withItems(line(3, 3), line(1, 1), line(2, 2));
    const more = withItems(line(1, 1), line(2, 2), line(3, 3), line(4, 1));
    const orderOf = (local: typeof base, current: typeof base) =>
      outcome({ base, local, current }, shape).mine.items.map(({ id }) => id);
    expect(orderOf(moved, more)).toEqual([3, 4, 1, 2]);
    expect(orderOf(more, moved)).toEqual([3, 4, 1, 2]);
  });

  it("clash over a discount as a whole where its value and its unit belong together", () => {
    const of = (value: string, unit: string) => ({ items: [{ id: 1, value, unit }] });
    const states = { base: of("5", "RON"), local: of("5", "%"), current: of("50", "RON") };
    const { clashes, theirs } = outcome(states, { lines: { items: { together: [["value", "unit"]] } } });
    expect([clashes, theirs]).toEqual([["items.1.value", "items.1.unit"], states.current]);
  });

  it("merge lines within lines", () => {
    const of = (first: number, second: number) => ({
      stops: [
        {
          id: 1,
          cells: [
            { id: "a", pieces: first },
            { id: "b", pieces: second },
          ],
        },
      ],
    });
    const states = { base: of(1, 1), local: of(2, 1), current: of(1, 3) };
    expect(outcome(states, { lines: { stops: { lines: { cells: {} } } } })).toMatchObject({
      clashes: [],
      mine: of(2, 3),
    });
  });
});
