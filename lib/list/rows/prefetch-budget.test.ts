import { makePrefetchBudget } from "./prefetch-budget";

const usualPage = 25;

it("who rests on every row of a page has few of them fetched, and a row that is pressed always", () => {
  const budget = makePrefetchBudget();
  const fetched = Array.from({ length: usualPage }, () => budget.mayFetch(false)).filter(Boolean);
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.length).toBeLessThan(usualPage / 2);
  expect(budget.mayFetch(false)).toBe(false);
  expect(budget.mayFetch(true)).toBe(true);
  budget.opened();
  expect(budget.mayFetch(false)).toBe(true);
});
