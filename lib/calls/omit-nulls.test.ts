import { omitNulls } from "./omit-nulls";

it("leaves out what is null, and nothing else", () => {
  const body = { name: "", phone: null, active: false, days: 0, note: undefined };
  expect(Object.keys(omitNulls(body))).toEqual(["name", "active", "days", "note"]);
});
