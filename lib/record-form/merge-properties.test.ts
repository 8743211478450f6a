import fc from "fast-check";
import { mergeRecord } from "./merge-record";
import type { ThreeStates } from "./record-shape";

interface Item {
  id: string;
  quantity: number;
  price: number;
}

interface Note {
  number: number;
  items: Item[];
}

const shape = { lines: { items: {} } };
const merge = (states: ThreeStates<Note>, winner: "local" | "current" = "local") => mergeRecord(states, shape, winner);
const ids = ({ items }: Note) => items.map(({ id }) => id);
const small = fc.nat(2);
const itemsOf = (names: readonly string[]): fc.Arbitrary<Item[]> =>
  fc
    .shuffledSubarray([...names])
    .chain((chosen) =>
      fc.tuple(...chosen.map((id) => fc.record({ id: fc.constant(id), quantity: small, price: small }))),
    );

const noteOf = (names: readonly string[]): fc.Arbitrary<Note> => fc.record({ number: small, items: itemsOf(names) });
const shared = ["a", "b", "c", "d"];

/** Each of them changes, removes, moves and adds as they like; what they add has ids of its own. */
const states: fc.Arbitrary<ThreeStates<Note>> = fc.record({
  base: noteOf(shared),
  local: noteOf([...shared.slice(0, 3), "new-1", "new-2"]),
  current: noteOf([...shared.slice(0, 3), "e", "f"]),
});

/** The lines of one list that another one has too, in its order. */
const sharedOrder = (one: Note, other: Note) => ids(one).filter((id) => ids(other).includes(id));

describe("the merge of two people's changes", () => {
  it("is the other one's record where this person did nothing", () => {
    fc.assert(
      fc.property(states, ({ base, current }) => {
        expect(merge({ base, local: base, current })).toEqual({ value: current, clashes: [] });
      }),
    );
  });

  it("is this person's record where nobody else did anything", () => {
    fc.assert(
      fc.property(states, ({ base, local }) => {
        expect(merge({ base, local, current: base })).toEqual({ value: local, clashes: [] });
      }),
    );
  });

  it("is what both did where both did the same", () => {
    fc.assert(
      fc.property(states, ({ base, local }) => {
        expect(merge({ base, local, current: local })).toEqual({ value: local, clashes: [] });
      }),
    );
  });

  it("needs no winner where they did not clash, and the same clashes in either order", () => {
    fc.assert(
      fc.property(states, ({ base, local, current }) => {
        const mine = merge({ base, local, current });
        const paths = (one: typeof mine) => one.clashes.map(({ path }) => path.join(".")).sort();
        expect(paths(merge({ base, local: current, current: local }))).toEqual(paths(mine));
        if (mine.clashes.length === 0) expect(merge({ base, local, current }, "current")).toEqual(mine);
      }),
    );
  });

  it("loses no line that either of them added, and makes up none", () => {
    fc.assert(
      fc.property(states, fc.constantFrom("local" as const, "current" as const), (three, winner) => {
        const merged = ids(merge(three, winner).value);
        const all = [...ids(three.local), ...ids(three.current)];
        const added = all.filter((id) => !ids(three.base).includes(id));
        expect(new Set(merged).size).toBe(merged.length);
        expect(merged).toEqual(expect.arrayContaining(added));
        expect(all).toEqual(expect.arrayContaining(merged));
      }),
    );
  });

  it("holds each change of this person's where this person wins", () => {
    fc.assert(
      fc.property(states, (three) => {
        const { value } = merge(three);
        const before = new Map(three.base.items.map((item) => [item.id, item]));
        const after = new Map(value.items.map((item) => [item.id, item]));
        for (const { id, ...item } of three.local.items)
          for (const name of ["quantity", "price"] as const)
            if (before.get(id)?.[name] !== item[name]) expect(after.get(id)?.[name]).toBe(item[name]);
        for (const id of ids(three.base)) if (!ids(three.local).includes(id)) expect(after.has(id)).toBe(false);
      }),
    );
  });

  it("is settled: merged once more over the same record it stays as it is", () => {
    fc.assert(
      fc.property(states, fc.constantFrom("local" as const, "current" as const), (three, winner) => {
        const { value } = merge(three, winner);
        const { current } = three;
        expect(merge({ base: current, local: value, current })).toEqual({ value, clashes: [] });
      }),
    );
  });

  it("leaves the other one's lines in their order where this person moved none", () => {
    fc.assert(
      fc.property(states, ({ base, local, current }) => {
        const inPlace = { ...local, items: local.items.filter(({ id }) => !shared.includes(id)) };
        inPlace.items.unshift(...base.items.filter(({ id }) => ids(local).includes(id)));
        const merged = merge({ base, local: inPlace, current }).value;
        expect(sharedOrder(merged, current)).toEqual(sharedOrder(current, merged));
      }),
    );
  });

  it("leaves this person's lines in their order where nobody else moved any", () => {
    fc.assert(
      fc.property(states, ({ base, local, current }) => {
        const inPlace = { ...current, items: current.items.filter(({ id }) => !shared.includes(id)) };
        inPlace.items.unshift(...base.items.filter(({ id }) => ids(current).includes(id)));
        const merged = merge({ base, local, current: inPlace }).value;
        expect(sharedOrder(merged, local)).toEqual(sharedOrder(local, merged));
      }),
    );
  });
});
