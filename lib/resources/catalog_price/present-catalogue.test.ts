import { isPresent } from "./present-catalogue";

it("tells catalogues apart by id, whatever they are called, and by name where there is none", () => {
  const schools = { id: 7, name: "Școli" };
  expect(isPresent({ id: 7, name: "Licee" }, schools)).toBe(true);
  expect(isPresent({ id: 8, name: "Școli" }, schools)).toBe(false);
  expect(isPresent({ name: "Școli" }, schools)).toBe(true);
  expect(isPresent({ name: "Licee" }, schools)).toBe(false);
});
