import { exampleCalls, exampleList, exampleLookup } from "@/tests/support/lists/example-list";
import { defineLookup } from "./lookup";
import { nameOf, namesAsked, recordNames } from "./record-names";

const wholeLookup = defineLookup({ call: exampleCalls.list, all: { query: {} } });
const { type, users } = exampleList.filters;

it("asks for the records of applied relation filters alone, each once: by their ids, or a short list whole", () => {
  if (type === undefined || users === undefined) throw new Error("The list has lost its filters.");
  const whole = { kind: "relation", param: "kind", lookup: wholeLookup } as const;
  expect(namesAsked({ type, whole, users }, { type: "BIG", whole: "2", users: "4,17" })).toEqual([
    { lookup: wholeLookup, args: { query: {} } },
    { lookup: exampleLookup, args: { query: { ids: [4, 17] } } },
  ]);
});

it("knows a record by its kind and id, and calls one that is not answered by its number", () => {
  const asked = [wholeLookup, exampleLookup].map((lookup) => ({ lookup, args: {} }));
  const names = recordNames(asked, [undefined, [{ id: 4, name: "Ion" }]]);
  expect(nameOf(names, exampleLookup, "4")).toBe("Ion");
  expect(nameOf(names, exampleLookup, "17")).toBe("#17");
  expect(nameOf(names, wholeLookup, "4")).toBe("#4");
});
