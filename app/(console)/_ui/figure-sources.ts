import type { AnyArgs } from "@/lib/calls/address";
import type { RowsCall } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters, ListSort } from "@/lib/list/url/list-state";
import { falling, rising } from "@/lib/list/url/sorts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { expiringStocks } from "@/lib/resources/current_stocks/expiry";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { usersList } from "@/lib/resources/users/users.list";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";
import type { PageKey } from "@/lib/roles/pages";
import type { FigureKey } from "./figure-cards";

/** A number of the home page: how many rows a list has with some filters. */
export interface FigureSource {
  key: FigureKey;
  page: PageKey;
  call: RowsCall;
  /** One row is enough: its answer says how many there are. */
  args: AnyArgs;
  /** The list behind the number. */
  href: string;
}

/** More would be a report, not a glance. */
const mostFigures = 8;

/**
 * What waits for a person now, as far as they may open the page behind it. The sentence of a figure (`figures.<key>`)
 * says all that its filters let in: also what the list has no filter against, such as cancelled orders.
 * @param today YYYY-MM-DD
 */
export function figureSources(pages: readonly PageKey[], today: string): FigureSource[] {
  const ofList = listCounter(today);
  const expiring = expiringStocks(today);
  const sources = [
    ofList("ordersToday", ordersList, { eventDate: "today" }, falling("eventDate")),
    ofList("unpaidOrders", ordersList, { isPaid: "false", eventDate: "last-7-days" }, falling("amount")),
    ofList("reservationsToday", reservationsList, { since: "today" }, rising("since")),
    ofList("receptions", receptionsList, { created: "last-7-days" }, falling("created")),
    ofList("expiringStocks", currentStocksList, expiring.filters, expiring.sort),
    ofList("newReports", supplyingReportsList, { status: "NEW" }, rising("created")),
    ofList("openDrafts", draftsList, { domain: "mapping-draft", isApproved: "false" }, rising("startDate")),
    ofList("unpaidInvoices", invoicesList, { isPaid: "false" }, rising("dueDate")),
    ofList("activeVouchers", vouchersList, { active: "true" }, falling("date")),
    ofList("newUsers", usersList, { created: "last-7-days" }, falling("created")),
  ];
  return sources.filter(({ page }) => pages.includes(page)).slice(0, mostFigures);
}

/** @returns what counts a list with some filters, opened by what matters in it */
function listCounter(today: string) {
  return function ofList<C extends RowsCall, Row, P extends RowsCall, Detail>(
    key: FigureKey,
    list: List<C, Row, P, Detail>,
    filters: AppliedFilters,
    sort: ListSort,
  ): FigureSource {
    const { page, call } = list;
    const args: AnyArgs = list.request({ page: 1, size: 1, sort, filters }, today);
    return { key, page, call, args, href: listLink(page, filters, sort) };
  };
}

/** How many rows the answer of a list's call speaks of. */
export function totalOf(answer: unknown): number | undefined {
  const total: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "totalCount") : undefined;
  return typeof total === "number" ? total : undefined;
}
