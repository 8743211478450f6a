import type { UseFormReturn } from "react-hook-form";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import type { Delivery } from "@/lib/resources/receptions/delivery";
import type { Invoice } from "@/lib/resources/receptions/invoice/invoice";
import type { HeadField, InvoiceRemark } from "@/lib/resources/receptions/invoice-remark";
import { emptyReception, type ReceptionValues } from "@/lib/resources/receptions/new-reception";

type Note = Pick<UseFormReturn<ReceptionValues>, "getValues" | "setValue">;

const marked = { shouldDirty: true, shouldValidate: true };

/**
 * Puts what an invoice says into the fields of a new note where nothing was entered yet, and its discounts by VAT rate.
 * @returns what was not put: what was entered stays
 */
export function fillNote(note: Note, invoice: Invoice, delivery: Delivery): InvoiceRemark[] {
  const { number, issueDate, supplier, currency } = invoice;
  const put = (field: HeadField, value: string | undefined, stated = value ?? ""): InvoiceRemark[] => {
    const held = note.getValues(field);
    if (value === undefined || held === value) return [];
    if (held !== emptyReception[field]) return [{ kind: "fieldKept", field, stated }];
    note.setValue(field, value, marked);
    return [];
  };
  return [
    ...put("company", delivery.company?.toString(), supplier.name ?? supplier.cui),
    ...put("numberDocument", number),
    ...put("documentDate", issueDate),
    ...put("currency", delivery.currency?.toString(), currency),
    ...fillDiscounts(note, invoice, delivery),
  ];
}

function fillDiscounts(note: Note, { rateDiscounts }: Invoice, { rates }: Delivery): InvoiceRemark[] {
  const entered = note.getValues("rateDiscounts").filter(({ value }) => value !== "");
  const remarks: InvoiceRemark[] = [];
  for (const { forRateVAT, isFixedValue, value } of rateDiscounts) {
    const rate = rates.find((each) => each.rate === forRateVAT)?.rate;
    const isHeld = entered.some((each) => each.rate === rate);
    if (rate !== undefined && !isHeld && readTypedDecimal(value) !== undefined)
      entered.push({ rate, type: isFixedValue ? "AMOUNT" : "PERCENT", value });
    else remarks.push({ kind: "rateDiscount", discount: value, isFixedValue, rate: forRateVAT });
  }
  note.setValue("rateDiscounts", entered, marked);
  return remarks;
}
