import { closedCounts } from "./closed-counts";

it("STOC-001 a stock's history takes no count that is open or was cancelled for one, and is not shortened by those", () => {
  const statuses = [
    "CANCELLED",
    "NEW",
    "CLEARED",
    "COUNTED",
    "CLEARED",
    "CLEARED",
    "elsewhere",
    "CLEARED",
    "CLEARED",
    "CLEARED",
  ];
  const items = statuses.map((status, id) => ({ id, status }));
  expect(closedCounts(items).map(({ id }) => id)).toEqual([2, 4, 5, 7, 8]);
  expect(closedCounts(items.slice(0, 2))).toEqual([]);
});
