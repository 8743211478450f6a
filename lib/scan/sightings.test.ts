import { Sightings } from "./sightings";

it("a code is scanned once while it is in sight, and again once it was out of sight for a second", () => {
  const sightings = new Sightings();
  const seen: [code: string | undefined, at: number][] = [
    [undefined, 0],
    ["a", 100],
    ["a", 200],
    [undefined, 300],
    ["a", 1_100],
    ["a", 2_100],
    ["b", 2_200],
    ["a", 2_300],
  ];
  expect(seen.flatMap(([code, at]) => (sightings.see(code, at) === undefined ? [] : [at]))).toEqual([
    100, 2_100, 2_200, 2_300,
  ]);
});
