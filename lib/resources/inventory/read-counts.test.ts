import { joinedToOf } from "./read-counts";

it("INVE-004 a count that was alone is joined to the recount of it as soon as it is read again", () => {
  const alone = { id: 7, joinedTo: undefined };
  expect(joinedToOf(alone, undefined)).toBeUndefined();
  expect(joinedToOf(alone, { items: [alone] })).toBeUndefined();
  expect(joinedToOf(alone, { items: [{ id: 7, joinedTo: 7 }] })).toBe(7);
  expect(joinedToOf({ id: 8, joinedTo: 7 }, undefined)).toBe(7);
});
