import { readSavedFilters, writeSavedFilters } from "./saved-filters";
import { adoptUnowned, textOfAccount, withTextOfAccount } from "./saved-filters-accounts";
import { holdsUnowned } from "./saved-filters-key";

const mine = { name: "Mine", filters: [{ param: "type", value: "BIG", label: "Type: Big" }] };
const theirs = { name: "Theirs", filters: [] };
const keep = (stored: string | null, account: string, ...filters: object[]) =>
  withTextOfAccount(stored, account, JSON.stringify({ orders: filters }));
const namesOf = (stored: string | null, account: string) =>
  readSavedFilters(textOfAccount(stored, account), "orders").map(({ name }) => name);

it("FILT-018 S19 all lie under one key, each account's apart", () => {
  const stored = keep(keep(null, "a1", mine), "b2", theirs);
  expect([namesOf(stored, "a1"), namesOf(stored, "b2"), namesOf(stored, "c3")]).toEqual([["Mine"], ["Theirs"], []]);
  const emptied = withTextOfAccount(stored, "b2", writeSavedFilters(textOfAccount(stored, "b2"), "orders", []));
  expect([namesOf(emptied, "a1"), namesOf(emptied, "b2")]).toEqual([["Mine"], []]);
});

it.each(["constructor", "__proto__", "toString", ""])("FILT-018 nothing is anybody's own account %j", (account) => {
  expect(textOfAccount(keep(null, "a1", mine), account)).toBeNull();
  expect(namesOf(keep(null, account, mine), "a1")).toEqual([]);
});

it.each([null, "", "{", "[]", "7", '{"accounts":7}', '{"accounts":{"a1":[]}}'])("FILT-018 %j is nobody's", (stored) => {
  expect(textOfAccount(stored, "a1")).toBeNull();
  expect(namesOf(keep(stored, "a1", mine), "a1")).toEqual(["Mine"]);
});

describe("what an earlier version kept without an account", () => {
  const person = { name: "Ana", filters: [{ param: "user", value: "7,12", label: "Client: Ana Pop, Ion Rus" }] };
  const earlier = JSON.stringify({ orders: [mine, person, { later: true }], elsewhere: 7 });

  it("FILT-018 belongs to who signs in first, and to nobody after", () => {
    const adopted = adoptUnowned(earlier, "a1") ?? null;
    expect([namesOf(adopted, "a1"), namesOf(adopted, "b2")]).toEqual([["Mine", "Ana"], []]);
    expect(adoptUnowned(adopted, "b2")).toBeUndefined();
    expect(adopted).toContain('{"later":true}');
    expect(adopted).toContain('"elsewhere":7');
  });

  it("FILT-017 keeps ids where it kept names", () => {
    const adopted = adoptUnowned(earlier, "a1") ?? "";
    expect(adopted).toContain('"label":"Client: #7, #12"');
    expect(adopted).toContain('"label":"Type: Big"');
    expect(adopted).not.toContain("Pop");
  });

  it("FILT-016 gives way to the account's own of the same name", () => {
    const other = { ...mine, filters: [] };
    const adopted = adoptUnowned(
      JSON.stringify({ ...JSON.parse(keep(null, "a1", mine)), orders: [other, theirs] }),
      "a1",
    );
    expect(readSavedFilters(textOfAccount(adopted ?? null, "a1"), "orders")).toEqual([mine, theirs]);
  });

  it.each([null, "{}", keep(null, "a1", mine)])("FILT-018 of %j nothing is left to take over", (stored) => {
    expect(adoptUnowned(stored, "a1")).toBeUndefined();
    expect(holdsUnowned(stored)).toBe(false);
  });

  it("FILT-018 is looked for before what reads it is fetched", () => {
    expect(holdsUnowned(earlier)).toBe(true);
    expect(holdsUnowned(keep(earlier, "a1", mine))).toBe(true);
    expect(["{", "7", "null", ""].map(holdsUnowned)).toEqual([false, false, false, false]);
  });
});
