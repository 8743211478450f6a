import type { CallAnswer } from "@/lib/calls/call";
import type { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { Reading } from "./reading";

type SupportUser = CallAnswer<typeof customerSupportCalls.users>["items"][number];
type SupportInvoice = CallAnswer<typeof customerSupportCalls.invoices>["items"][number];

/** Of what a platform answered those that bear what was asked: it may pass over a filter that it does not know. */
interface Bearing<Row> {
  bearing: Row[];
  /** There are rows, and none bears it. */
  isSeenThrough: boolean;
}

export function customersWithCard(users: readonly SupportUser[], lastFour: string): Bearing<SupportUser> {
  return bearingOf(users, ({ activeCreditCards }) => activeCreditCards.some((card) => card.lastFour === lastFour));
}

type InvoiceReading = Pick<Extract<Reading, { kind: "invoice" }>, "series" | "number">;

export function invoicesNumbered(invoices: readonly SupportInvoice[], asked: InvoiceReading): Bearing<SupportInvoice> {
  return bearingOf(invoices, ({ number }) => isNumbered(number, asked));
}

/** How the number is sent: as it is printed. */
export function invoiceNumberText({ series, number }: InvoiceReading): string {
  return series === undefined ? number : `${series} ${number}`;
}

/** Zeros before a number say nothing. */
function isNumbered(printed: string, { series, number }: InvoiceReading): boolean {
  const [, itsSeries = "", itsNumber = ""] = /^(.*?)[\s-]*0*(\d+)$/.exec(printed.trim()) ?? [];
  const isOfSeries = series === undefined || itsSeries.toUpperCase() === series;
  return isOfSeries && itsNumber === number.replace(/^0+(?=\d)/, "");
}

function bearingOf<Row>(rows: readonly Row[], bears: (row: Row) => boolean): Bearing<Row> {
  const bearing = rows.filter(bears);
  return { bearing, isSeenThrough: bearing.length === 0 && rows.length > 0 };
}
