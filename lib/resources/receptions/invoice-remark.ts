import type { InvoiceFinding } from "./invoice/invoice";

/** What a person looks at in a reception that an invoice began; `name` is the line's on the invoice. */
export type InvoiceRemark = { name?: string } & (
  | { kind: "noQuantity" | "noPrice" | "noRate" }
  /** Not a whole number of pieces, or too many. */
  | { kind: "quantity"; quantity: string }
  /** Counted by something else than a piece. */
  | { kind: "unit"; unit: string; quantity: string }
  /** More than 2 places, or not above zero. */
  | { kind: "price"; price: string }
  | { kind: "discount"; discount: string }
  /** The platform has no such VAT rate. */
  | { kind: "rateLacking"; rate: number }
  /** Of the whole document. */
  | { kind: "rateDiscount"; discount: string; isFixedValue: boolean; rate: number | undefined }
  /** The field holds something else, which stays. */
  | { kind: "fieldKept"; field: HeadField; stated: string }
  | { kind: "supplierUnknown"; supplier: string }
  | { kind: "currencyUnknown"; currency: string }
  | { kind: "tooManyLines" }
  | { kind: "finding"; finding: InvoiceFinding }
);

export type HeadField = "company" | "numberDocument" | "documentDate" | "currency";
