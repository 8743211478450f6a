import { roleWords, roleWordsOf } from "./role-words";

it("ROLE-003 a role is one word with and without its prefix, and a new one is shown as it came", () => {
  const words = roleWordsOf(["ROLE_USER", "COURIER", "ROLE_GARDENER"]);
  expect(words).toEqual(["USER", "COURIER", "ROLE_GARDENER"]);
  expect(words.map((word) => word in roleWords)).toEqual([true, true, false]);
});
