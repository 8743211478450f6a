import { serviceTypeName } from "./service-type";
import { serviceTypes } from "./services.calls";

it("SERV-002 service types have the numbers of the platform", () => {
  expect(Object.values(serviceTypes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]);
  expect([1, 8, 15].map(serviceTypeName)).toEqual(["VENDING", "PLANNED_MEALS", "LOCKER_ACCESS"]);
  expect(serviceTypeName(11)).toBe("11");
});
