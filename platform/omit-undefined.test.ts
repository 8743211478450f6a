import { omitUndefined } from "./omit-undefined";

it("what a body leaves out stays as it is stored, what it clears does not", () => {
  const change = { name: undefined, description: null, isActive: false };
  expect({ name: "Campus", description: "Nou", isActive: true, ...omitUndefined(change) }).toStrictEqual({
    name: "Campus",
    description: null,
    isActive: false,
  });
  expect(change).toHaveProperty("name");
});
