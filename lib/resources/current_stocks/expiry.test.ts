import { currentStocksList } from "./current-stocks.list";
import { expiredStocks, expiringStocks } from "./expiry";

const today = "2026-12-15";

it("SHELL-011 SHELL-012 stocks with pieces left expire within 30 days from today, and are expired from the day after their last", () => {
  const { filters: expiring, sort } = expiringStocks(today);
  const { filters: expired, sort: sortOfExpired } = expiredStocks(today);
  expect([expiring, expired]).toEqual([
    { expirationDate: "2026-12-15&2027-01-14", quantity: "1&" },
    { expirationDate: "&2026-12-14", quantity: "1&" },
  ]);
  expect([sort, sortOfExpired]).toEqual([
    { key: "expirationDate", order: "ASC" },
    { key: "expirationDate", order: "ASC" },
  ]);
  const sent = currentStocksList.request({ page: 1, size: 1, sort, filters: expiring }, today);
  expect(sent).toMatchObject({
    filters: { expirationDate: { from: "2026-12-15", to: "2027-01-14" }, quantity: { from: 1 } },
  });
});
