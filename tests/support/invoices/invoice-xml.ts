import { readFileSync } from "node:fs";

type Written = "two-rates-and-discounts" | "other-prefixes" | "euro-with-charges";

/** A supplier's e-Factura, as his program writes it. */
export function invoiceXml(name: Written): string {
  return readFileSync(`tests/support/invoices/${name}.xml`, "utf8");
}
