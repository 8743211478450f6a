import { reportFileName } from "./report-file-name";

it("BREP-004 reports are saved under the name of their type, others as Report.xlsx", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(reportFileName)).toEqual([
    "DailySupply.xlsx",
    "ChainProductsSold.xlsx",
    "StorageProductsSupply.xlsx",
    "UserBalance.xlsx",
    "CurrentProductStock.xlsx",
    "CurrentMappedProductStock.xlsx",
    "StoragePerformance.xlsx",
    "Report.xlsx",
  ]);
});
