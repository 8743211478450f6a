import { tidyPosition } from "./position";

it("keeps six decimals of a place", () => {
  expect(tidyPosition({ lat: 44.493_457_123, long: 26.128_941_999 })).toEqual({ lat: 44.493457, long: 26.128942 });
});

it.each([
  [386.128942, 26.128942],
  [-333.871058, 26.128942],
  [-180, -180],
  [190, -170],
])("takes a longitude of %d as %d", (long, expected) => {
  expect(tidyPosition({ lat: 44, long }).long).toBe(expected);
});

it("does not go past the poles", () => {
  expect([91, -91].map((lat) => tidyPosition({ lat, long: 0 }).lat)).toEqual([90, -90]);
});
