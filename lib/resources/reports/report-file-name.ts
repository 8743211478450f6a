/** The names of generated files by report type (BREP-004). */
const names: Readonly<Record<number, string>> = {
  1: "DailySupply",
  2: "ChainProductsSold",
  3: "StorageProductsSupply",
  4: "UserBalance",
  5: "CurrentProductStock",
  6: "CurrentMappedProductStock",
  7: "StoragePerformance",
};

/** A type without a known name is saved as Report.xlsx (reading 49). */
export function reportFileName(type: number): string {
  return `${names[type] ?? "Report"}.xlsx`;
}
