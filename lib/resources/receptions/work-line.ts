import type { RowRules } from "@/lib/grid/rows/grid-row";
import { money } from "@/lib/money/decimal";
import type { PricedLine } from "./reception-totals";

/** RECP-017: anything but AMOUNT is a percentage. */
export const discountTypes = ["PERCENT", "AMOUNT"] as const;
export type DiscountType = (typeof discountTypes)[number];

/** `rate` in percent. */
export interface VatRate {
  readonly id: number;
  readonly rate: number;
}

/** A line of an entry note while it is worked on (RECP-007). Texts are what was typed, empty where nothing was. */
export interface WorkLine {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly barcode: string | undefined;
    readonly image: string | undefined;
  };
  readonly storage: { readonly id: number; readonly name: string } | undefined;
  readonly batchNumber: string;
  /** YYYY-MM-DD. */
  readonly expirationDate: string;
  /** Whole numbers. */
  readonly invoiced: string;
  readonly received: string;
  /** Net unit price, decimal text. */
  readonly price: string;
  readonly rateVat: VatRate | undefined;
  /** The product's own rate in percent, once it is known. */
  readonly productRate: number | undefined;
  readonly discountType: DiscountType;
  /** Decimal text. */
  readonly discount: string;
  /** Its discount was taken away by its own button: one that was only emptied stays with the platform, as null. */
  readonly isDiscountRemoved?: boolean;
}

type Product = WorkLine["product"];

/** A line of a product that was just found: the rest is entered. */
export function newLine(product: Product, begin: Pick<WorkLine, "storage" | "rateVat">): WorkLine {
  return {
    product,
    ...begin,
    batchNumber: "",
    expirationDate: "",
    invoiced: "",
    received: "",
    price: "",
    productRate: undefined,
    discountType: "PERCENT",
    discount: "",
  };
}

/** What a line is bought for in the sums of its note; what was not entered yet, or is refused, counts as nothing. */
export function toPricedLine(line: WorkLine): PricedLine {
  const { received, price, rateVat, discountType, discount } = line;
  const isCounted = hasDiscount(line) && !isTooHigh(line);
  return {
    quantity: { quantityReceived: Number(received) },
    pricePurchase: price === "" ? undefined : price,
    rateVAT: { rate: rateVat?.rate ?? 0 },
    discount: isCounted ? { isFixedValue: discountType === "AMOUNT", value: discount } : undefined,
  };
}

/** Over 100 percent, or over what it is taken from. */
export function isTooHigh({ discount, discountType, received, price }: WorkLine): boolean {
  if (discount === "") return false;
  if (discountType === "PERCENT") return money(discount).gt(100);
  return received !== "" && price !== "" && money(discount).gt(money(price).times(received));
}

/** What takes a line's discount away, and not only its value. */
export const withoutDiscount = { discount: "", discountType: "PERCENT", isDiscountRemoved: true } as const;

/** Where a note's next line goes: where all others went, as most deliveries do; undefined where they went to several. */
export function storageOfAll([first, ...others]: readonly WorkLine[]): WorkLine["storage"] {
  return others.every(({ storage }) => storage?.id === first?.storage?.id) ? first?.storage : undefined;
}

/** RECP-015: a zero discount is none. */
export function hasDiscount({ discount }: Pick<WorkLine, "discount">): boolean {
  return discount !== "" && !money(discount).eq(0);
}

/** Lines have no identity but their own key: two batches of one product are two lines. */
export const lineRules: RowRules<WorkLine> = {
  lacksValue: (line) => !isWhole(line),
  isSendable: isWhole,
  differing(one, other) {
    const same: Partial<Record<keyof WorkLine, boolean>> = {
      product: one.product.id === other.product.id,
      storage: one.storage?.id === other.storage?.id,
      batchNumber: one.batchNumber === other.batchNumber,
      expirationDate: one.expirationDate === other.expirationDate,
      invoiced: one.invoiced === other.invoiced,
      received: one.received === other.received,
      price: isSameAmount(one.price, other.price),
      rateVat: one.rateVat?.id === other.rateVat?.id,
      discount: isSameDiscount(one, other),
    };
    return lineFields.filter((field) => same[field] === false);
  },
  withdrawn: () => ({ received: "" }),
  empty: { expirationDate: "", invoiced: "", received: "", price: "", rateVat: undefined, discount: "" },
  keepsUnsent: true,
};

const lineFields = [
  "product",
  "storage",
  "batchNumber",
  "expirationDate",
  "invoiced",
  "received",
  "price",
  "rateVat",
  "discount",
] as const;

/** Product, storage, VAT and both quantities are required. */
function isWhole({ storage, rateVat, invoiced, received }: WorkLine): boolean {
  return storage !== undefined && rateVat !== undefined && invoiced !== "" && received !== "";
}

function isSameAmount(one: string, other: string): boolean {
  return one === "" || other === "" ? one === other : money(one).eq(other);
}

function isSameDiscount(one: WorkLine, other: WorkLine): boolean {
  if (!hasDiscount(one) || !hasDiscount(other)) return hasDiscount(one) === hasDiscount(other);
  return one.discountType === other.discountType && money(one.discount).eq(other.discount);
}
