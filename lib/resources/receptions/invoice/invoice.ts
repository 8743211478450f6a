import type { MoneyText } from "@/lib/money/decimal";

/** Why a file becomes no reception. */
export type InvoiceFault =
  /** More than 5 MB, as it is or unpacked. */
  | "tooLarge"
  /** More than 2,000 lines. */
  | "tooManyLines"
  /** More tags, files or VAT rates than any invoice has: it would keep the page busy for long. */
  | "tooMuch"
  /** A zip that cannot be unpacked. */
  | "brokenZip"
  /** A zip with several invoices: each is a reception of its own. */
  | "severalInvoices"
  /** Not in UTF-8, as e-Factura is. */
  | "encoding"
  /** Not well-formed XML. */
  | "malformed"
  /** A DOCTYPE: an invoice has none. */
  | "documentType"
  /** An entity beyond the five that XML itself has. */
  | "entity"
  /** A UBL credit note, or an invoice of type 381: nothing is received by it. */
  | "creditNote"
  /** No UBL invoice. */
  | "notInvoice";

/** Amounts and quantities are decimal text as the supplier wrote them, rates are in percent. What is missing is undefined. */
export interface Invoice {
  kind: "invoice";
  supplier: InvoiceSupplier;
  number?: string;
  /** YYYY-MM-DD. */
  issueDate?: string;
  /** The code, for example RON. */
  currency?: string;
  lines: InvoiceLine[];
  /** Of the whole document, by VAT rate: as a reception has them. */
  rateDiscounts: InvoiceRateDiscount[];
  /** By VAT rate, as the supplier reckoned it. */
  vat: InvoiceVat[];
  totals: InvoiceTotals;
  /** What a person should look at before it becomes a reception. */
  findings: InvoiceFinding[];
}

export interface InvoiceSupplier {
  name?: string;
  /** Its digits, without the RO of VAT payers. */
  cui?: string;
}

/** Without `isFixedValue`, `value` is a percentage, as with the discounts of a reception. */
export interface InvoiceDiscount {
  isFixedValue: boolean;
  value: string;
}

export interface InvoiceRateDiscount extends InvoiceDiscount {
  forRateVAT?: number;
}

export interface InvoiceLine {
  name?: string;
  /** The supplier's own name of the product. */
  sellersId?: string;
  /** The product's barcode, and of which kind it is: 0160 is a GTIN. */
  standardId?: string;
  standardIdScheme?: string;
  quantity?: string;
  /** UN/ECE code: H87 is a piece, KGM a kilogram, XBX a box. */
  unit?: string;
  /** Net price of one unit: where the price is of several, it is divided, to 20 places at most. */
  unitPrice?: string;
  /** All that the line takes off. */
  discount?: InvoiceDiscount;
  rate?: number;
  /** VAT category: S is standard, Z zero, E exempt, AE reverse charge. */
  category?: string;
  /** Without VAT, as stated. */
  value?: string;
}

/** What a line is told by: its product's name, or the code that stands for it. */
export function nameOfLine({ name, sellersId, standardId }: InvoiceLine): string {
  return name ?? sellersId ?? standardId ?? "–";
}

export interface InvoiceVat {
  rate: number;
  base?: string;
  vat?: string;
}

/** As stated. */
export interface InvoiceTotals {
  lines?: string;
  discounts?: string;
  charges?: string;
  net?: string;
  vat?: string;
  total?: string;
  payable?: string;
}

export type InvoiceFinding =
  /** Something on top that a reception has no place for; `line` is a position, absent where it is on the whole invoice. */
  | { kind: "charge"; line?: number; rate?: number; amount: string; reason?: string }
  /** A line's value is not quantity x price less its discounts plus its charges. */
  | { kind: "lineValue"; line: number; stated: MoneyText; computed: MoneyText }
  /** A rate's base or VAT is not what its lines give. */
  | { kind: "rateBase" | "rateVat"; rate: number; stated: MoneyText; computed: MoneyText }
  /** A total is not what the lines give. */
  | { kind: keyof InvoiceTotals; stated: MoneyText; computed: MoneyText };
