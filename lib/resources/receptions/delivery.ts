import { inBatches } from "@/lib/calls/in-batches";
import { mostBarcodes } from "@/lib/resources/products/documentation.calls";
import { mostIds } from "@/lib/resources/products/products.calls";
import { joinIsolated } from "@/lib/texts/isolated";
import type { Invoice, InvoiceLine } from "./invoice/invoice";
import type { InvoiceRemark } from "./invoice-remark";
import { barcodesOf, type MeantProduct, productMeant, supplierNameOf } from "./received-lines";
import type { VatRate, WorkLine } from "./work-line";

type Product = WorkLine["product"];

/** What the platform and this browser know; each only reads. */
export interface DeliverySources {
  /** Companies whose name or number holds the text. */
  companies(text: string): Promise<readonly { id: number; cui: string; isSupplier: boolean }[]>;
  currencies(): Promise<readonly { id: number; code: string }[]>;
  rates(): Promise<readonly VatRate[]>;
  /** At most `mostBarcodes` at once. */
  byBarcode(barcodes: readonly string[]): Promise<readonly (Product & { barcode: string })[]>;
  /** At most `mostIds` at once. */
  byId(ids: readonly number[]): Promise<readonly Product[]>;
  /** What a supplier's names meant before: product ids by name. */
  names(cui: string): ReadonlyMap<string, number>;
}

/** What an invoice is in the platform's own terms. */
export interface Delivery {
  company: number | undefined;
  currency: number | undefined;
  rates: readonly VatRate[];
  lines: readonly { line: InvoiceLine; meant: MeantProduct }[];
  remarks: readonly InvoiceRemark[];
}

/** Looks up whose an invoice is and which products its lines are. Rejects where a look-up fails. */
export async function deliveryOf(invoice: Invoice, sources: DeliverySources): Promise<Delivery> {
  const { supplier, currency: code } = invoice;
  const [company, currencies, rates] = await Promise.all([
    supplier.cui === undefined ? undefined : companyOf(supplier.cui, sources),
    sources.currencies(),
    sources.rates(),
  ]);
  const currency = currencies.find((each) => each.code === code)?.id;
  const byBarcode = await productsByBarcode(invoice.lines, sources);
  const byName = await productsByName(invoice.lines, supplier.cui, sources);
  const remarks: InvoiceRemark[] = [];
  if (company === undefined)
    remarks.push({ kind: "supplierUnknown", supplier: joinIsolated([supplier.name, supplier.cui], ", ") });
  if (code !== undefined && currency === undefined) remarks.push({ kind: "currencyUnknown", currency: code });
  remarks.push(
    ...invoice.findings.map((finding) => ({ kind: "finding", ...nameOf(finding, invoice), finding }) as const),
  );
  return {
    company,
    currency,
    rates,
    lines: invoice.lines.map((line) => ({ line, meant: productMeant(line, byBarcode, byName) })),
    remarks,
  };
}

/** A number is a part of longer ones: the very company, and the one that supplies where a number is of several. */
async function companyOf(cui: string, { companies }: DeliverySources): Promise<number | undefined> {
  const found = (await companies(cui)).filter((each) => each.isSupplier && each.cui.replace(/\D/g, "") === cui);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The products of all lines' barcodes, by barcode. */
export async function productsByBarcode(
  lines: readonly InvoiceLine[],
  { byBarcode }: Pick<DeliverySources, "byBarcode">,
): Promise<ReadonlyMap<string, readonly Product[]>> {
  const products = new Map<string, Product[]>();
  // One after the other: a long invoice must not keep the page's other calls waiting.
  for (const batch of inBatches([...new Set(lines.flatMap(barcodesOf))], mostBarcodes))
    for (const product of await byBarcode(batch))
      products.set(product.barcode, [...(products.get(product.barcode) ?? []), product]);
  return products;
}

async function productsByName(lines: readonly InvoiceLine[], cui: string | undefined, sources: DeliverySources) {
  const known = cui === undefined ? new Map<string, number>() : sources.names(cui);
  const meant = lines.flatMap((line) => {
    const name = supplierNameOf(line);
    const id = known.get(name ?? "");
    return name === undefined || id === undefined ? [] : [[name, id] as const];
  });
  const products = new Map<number, Product>();
  for (const batch of inBatches([...new Set(meant.map(([, id]) => id))], mostIds))
    for (const product of await sources.byId(batch)) products.set(product.id, product);
  // A product that is gone is not meant any more.
  return new Map(
    meant.flatMap(([name, id]) => {
      const product = products.get(id);
      return product === undefined ? [] : [[name, product] as const];
    }),
  );
}

function nameOf(finding: Invoice["findings"][number], { lines }: Invoice): { name?: string } {
  const line = "line" in finding && finding.line !== undefined ? lines[finding.line] : undefined;
  return line === undefined ? {} : { name: line.name ?? line.sellersId ?? "" };
}
