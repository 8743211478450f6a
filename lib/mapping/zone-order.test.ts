import { isLockerZone, orderZones } from "./zone-order";

const cell = (position: number) => ({
  id: position,
  position,
  alias: `${position}`,
  renewProduct: false,
  product: undefined,
});
const shelf = (id: number, storageZone: number, position: number) => ({
  id,
  position,
  width: 900,
  height: 260,
  storageZone,
  cells: [cell(2), cell(1), cell(3)],
});

describe("orderZones", () => {
  const zones = orderZones([shelf(1, 2, 1), shelf(2, 1, 1), shelf(3, 1, 3), shelf(4, 1, 2)]);

  it("MAPP-021 has the highest shelf first, zone by zone", () => {
    expect(zones.map(({ zone, shelves }) => [zone, shelves.map(({ id }) => id)])).toEqual([
      [1, [3, 4, 2]],
      [2, [1]],
    ]);
  });

  it("MAPP-020 has the cells of zone 1 descending and those of other zones ascending", () => {
    const positions = zones.map(({ shelves }) => shelves[0]?.cells.map(({ position }) => position));
    expect(positions).toEqual([
      [3, 2, 1],
      [1, 2, 3],
    ]);
  });
});

it("MAPP-010 takes zone 0 for a locker and any other for a fridge", () => {
  expect([0, 1, 2].map((storageZone) => isLockerZone({ storageZone }))).toEqual([true, false, false]);
});
