import { namesOfSupplier, withName } from "./supplier-names";

const cola = { cui: "31784501", name: "c-33|cola", product: 7 };

it("RECP-007 what a supplier's name meant is known again, to the same account and of the same supplier", () => {
  const stored = withName(withName(null, "a1", cola), "b2", { ...cola, product: 9 });
  expect([...namesOfSupplier(stored, "a1", cola.cui)]).toEqual([[cola.name, 7]]);
  expect([...namesOfSupplier(stored, "b2", cola.cui)]).toEqual([[cola.name, 9]]);
  expect([...namesOfSupplier(stored, "a1", "4221306")]).toEqual([]);
  expect([...namesOfSupplier(stored, "c3", cola.cui)]).toEqual([]);
});

it("RECP-007 a name means what it was last said to mean", () => {
  const stored = withName(withName(null, "a1", cola), "a1", { ...cola, product: 8 });
  expect([...namesOfSupplier(stored, "a1", cola.cui)]).toEqual([[cola.name, 8]]);
});

it("RECP-007 of more than 5,000 names the oldest are forgotten", () => {
  const full = Array.from({ length: 5000 }, (_, at) => [cola.cui, `name ${at}`, at + 1]);
  const names = namesOfSupplier(withName(JSON.stringify({ a1: full }), "a1", cola), "a1", cola.cui);
  expect(names.size).toBe(5000);
  expect([names.has("name 0"), names.get("name 1"), names.get(cola.name)]).toEqual([false, 2, 7]);
});

it.each(["", "{", "7", "[]", '{"a1":7}', '{"a1":[["x"]]}', '{"a1":[["31784501","n",0]]}'])(
  "RECP-007 %j means nothing, and is written over",
  (stored) => {
    expect(namesOfSupplier(stored, "a1", cola.cui).size).toBe(0);
    expect(namesOfSupplier(withName(stored, "a1", cola), "a1", cola.cui).size).toBe(1);
  },
);
