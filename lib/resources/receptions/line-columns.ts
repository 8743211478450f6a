import type { Source } from "@/lib/choices/source";
import { formatDayInput } from "@/lib/dates/day-input";
import type { GridColumn, ReferenceColumn, ValueColumn } from "@/lib/grid/columns/grid-column";
import {
  type LineFault,
  readBatch,
  readDiscount,
  readExpiry,
  readPrice,
  readQuantity,
  typeOfUnit,
} from "./line-entries";
import { lineHeadings } from "./line-headings";
import { lineValue } from "./reception-totals";
import { discountTypes, isTooHigh, toPricedLine, type VatRate, type WorkLine } from "./work-line";

/** In the order in which they stand. */
export const lineColumnNames = [
  "product",
  "invoiced",
  "received",
  "batchNumber",
  "expirationDate",
  "price",
  "discount",
  "discountType",
  "rateVat",
  "storage",
  "value",
] as const;

type LineColumn = ValueColumn<WorkLine, LineFault>;

/** What the columns of a note's lines depend on. */
interface LineSurroundings {
  storages: Source;
  rates: readonly VatRate[];
  /** Code of the note's currency. */
  currency?: string;
  /** The operator's day, YYYY-MM-DD, up to which goods are soon over. */
  soonOver: string;
}

const productColumn: GridColumn<WorkLine, LineFault> = {
  kind: "record",
  name: "product",
  titleOf: ({ product }) => product.name,
  codeOf: ({ product }) => product.barcode ?? String(product.id),
  noteOf: ({ product }) => product.barcode,
  headings: lineHeadings.product,
};

const batchColumn: LineColumn = {
  kind: "text",
  name: "batchNumber",
  field: "batchNumber",
  headings: lineHeadings.batchNumber,
  textOf: ({ batchNumber }) => batchNumber,
  read: readBatch,
};

function quantityColumn(field: "invoiced" | "received"): LineColumn {
  return {
    kind: "quantity",
    name: field,
    field,
    headings: lineHeadings[field],
    textOf: (line) => line[field],
    read: (typed) => readQuantity(field, typed),
    // What was received is looked at where it is not what was invoiced.
    isDoubtful: ({ invoiced, received }) => field === "received" && received !== "" && received !== invoiced,
  };
}

/** What is counted in the note's currency. */
function moneyColumns(currency: string): readonly LineColumn[] {
  return [
    {
      kind: "money",
      name: "price",
      field: "price",
      unit: currency,
      headings: lineHeadings.price,
      textOf: ({ price }) => price,
      read: readPrice,
    },
    {
      kind: "money",
      name: "discount",
      field: "discount",
      headings: lineHeadings.discount,
      isPercent: ({ discountType }) => discountType === "PERCENT",
      textOf: ({ discount }) => discount,
      read: (typed, line) => readDiscount(typed, line, currency),
      faultOf: (line) => (isTooHigh(line) ? "discountTooHigh" : undefined),
    },
    {
      kind: "choice",
      name: "discountType",
      field: "discountType",
      values: discountTypes,
      headings: lineHeadings.discountType,
      // Of a percentage that nobody has entered nothing is said.
      textOf: ({ discountType, discount }) => (discount === "" && discountType === "PERCENT" ? "" : discountType),
      read(typed, { discount }) {
        // What is chosen is the value itself, what is pasted may be its unit.
        const discountType = discountTypes.find((type) => type === typed) ?? typeOfUnit(typed, currency);
        if (discountType !== undefined) return { kind: "value", to: { discountType, discount } };
        return typed.trim() === "" ? { kind: "value", to: {} } : { kind: "fault", fault: "discountTypeUnknown" };
      },
    },
  ];
}

const valueColumn: GridColumn<WorkLine, LineFault> = {
  kind: "computed",
  name: "value",
  textOf: (line) => lineValue(toPricedLine(line)) ?? "",
};

/** An entry note's lines as a grid (RECP-007). */
export function lineColumns({
  storages,
  rates,
  currency = "",
  soonOver,
}: LineSurroundings): readonly GridColumn<WorkLine, LineFault>[] {
  const storageColumn: ReferenceColumn<WorkLine, LineFault> = {
    kind: "reference",
    name: "storage",
    field: "storage",
    headings: lineHeadings.storage,
    source: storages,
    textOf: ({ storage }) => storage?.name ?? "",
    // A text that was left without a choice is no storage.
    read: (typed, { storage }) =>
      storage !== undefined && typed === storage.name
        ? { kind: "value", to: {} }
        : { kind: "fault", fault: typed.trim() === "" ? "storageRequired" : "storageUnknown" },
    take: ({ id, name }) => ({ storage: { id, name } }),
  };
  const expiryColumn: LineColumn = {
    kind: "day",
    name: "expirationDate",
    field: "expirationDate",
    headings: lineHeadings.expirationDate,
    textOf: ({ expirationDate }) => (expirationDate === "" ? "" : formatDayInput(expirationDate)),
    read: readExpiry,
    isDoubtful: ({ expirationDate }) => expirationDate !== "" && expirationDate <= soonOver,
  };
  const vatColumn: LineColumn = {
    kind: "choice",
    name: "rateVat",
    field: "rateVat",
    headings: lineHeadings.rateVat,
    values: rates.map(({ rate }) => String(rate)),
    textOf: ({ rateVat }) => (rateVat === undefined ? "" : String(rateVat.rate)),
    // Who leaves a rate that is offered no more keeps it.
    read(typed, line) {
      const offered = line.rateVat === undefined ? rates : [...rates, line.rateVat];
      const rateVat = offered.find(({ rate }) => rate === rateIn(typed));
      return rateVat === undefined ? { kind: "fault", fault: "vatRequired" } : { kind: "value", to: { rateVat } };
    },
    // The lowest rate of the note is not always the product's own.
    isDoubtful: ({ rateVat, productRate }) =>
      rateVat !== undefined && productRate !== undefined && rateVat.rate !== productRate,
  };
  return [
    productColumn,
    quantityColumn("invoiced"),
    quantityColumn("received"),
    batchColumn,
    expiryColumn,
    ...moneyColumns(currency),
    vatColumn,
    storageColumn,
    valueColumn,
  ];
}

/** As it is typed or pasted, with its sign or without. */
function rateIn(typed: string): number | undefined {
  const [, digits] = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(typed) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}
