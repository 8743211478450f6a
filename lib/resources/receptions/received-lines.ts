import type { CellReading } from "@/lib/grid/columns/grid-column";
import type { Drafts } from "@/lib/grid/rows/grid-row";
import { longestBarcode } from "@/lib/identifiers/barcode";
import { readGtin } from "@/lib/scan/codes/gtin";
import type { InvoiceLine } from "./invoice/invoice";
import type { InvoiceRemark } from "./invoice-remark";
import { type LineFault, readDiscount, readPrice, readQuantity } from "./line-entries";
import { newLine, type VatRate, type WorkLine } from "./work-line";

type Product = WorkLine["product"];
type Reading = CellReading<WorkLine, LineFault>;

/** A line of a reception as an invoice has it. What is no value of ours stands in its cell as it was written, with its fault. */
export interface ReceivedLine {
  content: WorkLine;
  drafts: Drafts<WorkLine>;
  remarks: readonly InvoiceRemark[];
}

/** Which of the platform's products a line is: told by its barcode, or by what the supplier's name meant before. */
export type MeantProduct =
  | { kind: "barcode" | "name"; product: Product }
  /** Of a barcode that fits several products, or of none. */
  | { kind: "unknown"; isAmbiguous: boolean };

const gtinScheme = "0160";
/** UN/ECE codes that say no more than one of it. */
const pieceUnits: ReadonlySet<string> = new Set(["H87", "C62", "EA", "NAR", "XPP", "PCE"]);

/** The spellings under which a line's product may be kept; none where its code is no barcode. */
export function barcodesOf({ standardId = "", standardIdScheme = gtinScheme }: InvoiceLine): readonly string[] {
  const code = standardId.trim();
  if (standardIdScheme !== gtinScheme || !/^\d+$/.test(code) || code.length > longestBarcode) return [];
  return readGtin(code)?.barcodes ?? [code];
}

/** What a supplier calls a product: its code and its name together, for either alone may be of several. */
export function supplierNameOf({ sellersId = "", name = "" }: InvoiceLine): string | undefined {
  const parts = [sellersId, name].map((part) => part.trim().replace(/\s+/g, " ").toLocaleLowerCase("ro"));
  return parts.some((part) => part !== "") ? parts.join("|") : undefined;
}

/** @param byBarcode products by each of their barcodes @param byName what this supplier's names meant before */
export function productMeant(
  line: InvoiceLine,
  byBarcode: ReadonlyMap<string, readonly Product[]>,
  byName: ReadonlyMap<string, Product>,
): MeantProduct {
  const found = new Map(
    barcodesOf(line)
      .flatMap((barcode) => byBarcode.get(barcode) ?? [])
      .map((product) => [product.id, product]),
  );
  const [product] = found.values();
  if (product !== undefined && found.size === 1) return { kind: "barcode", product };
  const named = byName.get(supplierNameOf(line) ?? "");
  if (named !== undefined) return { kind: "name", product: named };
  return { kind: "unknown", isAmbiguous: found.size > 1 };
}

/** @param storage which the line goes to, where it is chosen already */
export function receivedLine(
  line: InvoiceLine,
  product: Product,
  { rates, storage }: { rates: readonly VatRate[]; storage: WorkLine["storage"] },
): ReceivedLine {
  const rateVat = rates.find(({ rate }) => rate === line.rate);
  const drafts: Partial<Record<"invoiced" | "received" | "price" | "discount" | "rateVat", string>> = {};
  let content: WorkLine = {
    ...newLine(product, { storage, rateVat }),
    discountType: line.discount?.isFixedValue ? "AMOUNT" : "PERCENT",
  };
  const put = (field: keyof typeof drafts, text: string | undefined, read: (text: string) => Reading): void => {
    if (text === undefined) return;
    const reading = read(text);
    if (reading.kind === "value") content = { ...content, ...reading.to };
    else drafts[field] = text;
  };
  put("invoiced", line.quantity, (text) => readQuantity("invoiced", text));
  put("received", line.quantity, (text) => readQuantity("received", text));
  put("price", line.unitPrice, readPrice);
  put("discount", line.discount?.value, (text) => readDiscount(text, content));
  // A line without a rate would take its product's own after a reload, which is not what the invoice says.
  if (line.rate === undefined) drafts.rateVat = "";
  // Where rates are known: it may be among those that are still to come.
  else if (rateVat === undefined && rates.length > 0) drafts.rateVat = String(line.rate);
  return { content, drafts, remarks: remarksOf(line, { rateVat, drafts }) };
}

function remarksOf(
  line: InvoiceLine,
  { rateVat, drafts }: { rateVat: VatRate | undefined; drafts: Drafts<WorkLine> },
): InvoiceRemark[] {
  const { quantity = "", unit, unitPrice, rate } = line;
  const remarks: (InvoiceRemark | false)[] = [
    quantity === "" && { kind: "noQuantity" },
    drafts.invoiced !== undefined && { kind: "quantity", quantity },
    unit !== undefined && !pieceUnits.has(unit) && { kind: "unit", unit, quantity },
    unitPrice === undefined && { kind: "noPrice" },
    drafts.price !== undefined && { kind: "price", price: drafts.price },
    drafts.discount !== undefined && { kind: "discount", discount: drafts.discount },
    rateVat === undefined && (rate === undefined ? { kind: "noRate" } : { kind: "rateLacking", rate }),
  ];
  return remarks.flatMap((remark) => (remark === false ? [] : { ...remark, name: line.name ?? line.sellersId ?? "" }));
}
