import type { CallArgs } from "@/lib/calls/call";
import type { Drafts } from "@/lib/grid/rows/grid-row";
import { money } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import type { WaitingCode } from "@/lib/scan/waiting-codes";
import { discountBody, lineFieldsOf } from "./line-calls";
import type { LineFault } from "./line-entries";
import type { ParkedLine } from "./parked-lines";
import { baseOf, type RateDiscount, rateDiscountVat } from "./reception-totals";
import type { receptionsCalls } from "./receptions.calls";
import { type DiscountType, hasDiscount, isTooHigh, lineRules, toPricedLine, type WorkLine } from "./work-line";

type NewReceptionBody = CallArgs<typeof receptionsCalls.create>["body"];
type LineBody = NewReceptionBody["ReceptionEntryNoteItems"][number];

/** A discount of one VAT rate as it is entered; `value` as it was typed, empty where there is none. */
export interface EnteredRateDiscount {
  /** In percent. */
  rate: number;
  type: DiscountType;
  value: string;
}

/** A line as its grid holds it, with what was typed into its cells and is no value. */
export interface EnteredLine {
  content: WorkLine;
  drafts: Drafts<WorkLine>;
}

/** The form of a new note as its fields hold it: choices as the text of their ids, days as YYYY-MM-DD. */
export interface ReceptionValues {
  company: string;
  typeDocument: string;
  seriesDocument: string;
  currency: string;
  numberDocument: string;
  documentDate: string;
  dateInStock: string;
  auto: string;
  delegate: string;
  observationCommitteeReception: string;
  internalObservations: string;
  lines: EnteredLine[];
  rateDiscounts: EnteredRateDiscount[];
  /** Scanned codes that are no lines yet. */
  codes: WaitingCode[];
  /** Lines of a supplier's invoice, or of a paste, whose product nobody knows yet. */
  parkedLines: ParkedLine[];
}

/** RON (CNST-014). */
const defaultCurrency = "1";

export const emptyReception: ReceptionValues = {
  company: "",
  typeDocument: "",
  seriesDocument: "",
  currency: defaultCurrency,
  numberDocument: "",
  documentDate: "",
  dateInStock: "",
  auto: "",
  delegate: "",
  observationCommitteeReception: "",
  internalObservations: "",
  lines: [],
  rateDiscounts: [],
  codes: [],
  parkedLines: [],
};

/** Whether a line cannot be sent as it is: it says why in its cells. */
export function isFaulty({ content, drafts }: EnteredLine): boolean {
  return Object.keys(drafts).length > 0 || !lineRules.isSendable(content) || isTooHigh(content);
}

/** What is wrong with a discount of a rate: over 100 percent, or over the rate's base. */
export function rateDiscountFault(
  { rate, type, value }: EnteredRateDiscount,
  lines: readonly WorkLine[],
): Extract<LineFault, "discountFormat" | "discountTooHigh"> | undefined {
  if (value.trim() === "") return undefined;
  const decimal = readTypedDecimal(value);
  if (decimal === undefined) return "discountFormat";
  const most = type === "PERCENT" ? money("100") : baseOf(lines.map(toPricedLine), rate);
  return money(decimal).gt(most) ? "discountTooHigh" : undefined;
}

/** Those that are taken off these lines: one that is refused at its cell would leave less than nothing. */
export function soundDiscounts(
  entered: readonly EnteredRateDiscount[],
  lines: readonly WorkLine[],
): readonly EnteredRateDiscount[] {
  return entered.filter((discount) => rateDiscountFault(discount, lines) === undefined);
}

/** Those that count in the sums: a zero, and what is no number, is none. */
export function countedDiscounts(entered: readonly EnteredRateDiscount[]): RateDiscount[] {
  return entered.flatMap(({ rate, type, value }) => {
    const decimal = readTypedDecimal(value);
    if (decimal === undefined || money(decimal).eq(0)) return [];
    return [{ forRateVAT: rate, isFixedValue: type === "AMOUNT", value: decimal }];
  });
}

/** Everything of a new note in one body (2§3); what is empty, and a zero discount, is left out (RECP-015). */
export function toNewReception(form: ReceptionValues): NewReceptionBody {
  const priced = form.lines.map(({ content }) => toPricedLine(content));
  const discounts = countedDiscounts(form.rateDiscounts).map((discount) => ({
    ...discount,
    ...vatOf(rateDiscountVat(priced, discount)),
  }));
  return {
    ...headBody(form),
    ReceptionEntryNoteItems: form.lines.map(({ content }) => lineBody(content)),
    ...(discounts.length > 0 && { ReceptionEntryNoteVatDiscounts: discounts }),
  };
}

/** A note's header; what is empty is left out. */
export function headBody(form: ReceptionValues) {
  return {
    company: Number(form.company),
    typeDocument: Number(form.typeDocument),
    seriesDocument: Number(form.seriesDocument),
    currency: Number(form.currency),
    numberDocument: form.numberDocument.trim(),
    documentDate: form.documentDate,
    ...filled("dateInStock", form.dateInStock),
    ...filled("auto", form.auto),
    ...filled("delegate", form.delegate),
    ...filled("observationCommitteeReception", form.observationCommitteeReception),
    ...filled("internalObservations", form.internalObservations),
  };
}

function lineBody(line: WorkLine): LineBody {
  return { ...lineFieldsOf(line), ...(hasDiscount(line) && { discount: discountBody(line) }) };
}

/** A zero is never sent (RECP-015). */
function vatOf(valueVAT: string): { valueVAT?: string } {
  return money(valueVAT).eq(0) ? {} : { valueVAT };
}

function filled<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const trimmed = text.trim();
  const part: Partial<Record<Name, string>> = {};
  if (trimmed !== "") part[name] = trimmed;
  return part;
}
