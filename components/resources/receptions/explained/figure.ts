import type { PricedLine, RateDiscount } from "@/lib/resources/receptions/reception-totals";
import type { NoteLine, Returned } from "@/lib/resources/receptions/returned-part";

/** A sum of the note, or one of a VAT rate. */
export type Figure = { of: "net" | "vat" | "total" } | { of: "rate"; rate: number; part: "base" | "net" | "vat" };

interface Named {
  product: { name: string };
}

/** What the figures are computed of: a note, or what goes back of one. */
export type Origin =
  | { kind: "note"; lines: readonly (PricedLine & Named)[]; discounts: readonly RateDiscount[] }
  | {
      kind: "return";
      note: { items: readonly (NoteLine & Named)[]; vatDiscounts: readonly RateDiscount[] };
      /** What went back earlier. */
      before: readonly Returned[];
      returned: readonly Returned[];
    };
