import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import { addDays } from "@/lib/dates/day";
import type { List } from "@/lib/list/declare/define-list";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
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
  call: AnswerableCall;
  /** One row is enough: its answer says how many there are. */
  args: AnyArgs;
  /** The list behind the number. */
  href: string;
}

/** More would be a report, not a glance. */
const mostFigures = 8;

/** What waits for a person now, as far as they may open the page behind it. @param today YYYY-MM-DD */
export function figureSources(pages: readonly PageKey[], today: string): FigureSource[] {
  const soon = addDays(today, 30);
  const sources = [
    ofList("ordersToday", ordersList, { eventDate: "today" }, today),
    ofList("unpaidOrders", ordersList, { isPaid: "false", eventDate: "last-7-days" }, today),
    ofList("reservationsToday", reservationsList, { since: "today" }, today),
    ofList("receptions", receptionsList, { created: "last-7-days" }, today),
    ofList("expiringStocks", currentStocksList, { expirationDate: `${today}&${soon}` }, today),
    ofList("expiredStocks", currentStocksList, { expirationDate: `&${addDays(today, -1)}` }, today),
    ofList("newReports", supplyingReportsList, { status: "NEW" }, today),
    ofList("openDrafts", draftsList, { domain: "mapping-draft", isApproved: "false" }, today),
    ofList("unpaidInvoices", invoicesList, { isPaid: "false" }, today),
    ofList("activeVouchers", vouchersList, { active: "true" }, today),
    ofList("newUsers", usersList, { created: "last-7-days" }, today),
  ];
  return sources.filter(({ page }) => pages.includes(page)).slice(0, mostFigures);
}

function ofList<C extends AnswerableCall, Row, P extends AnswerableCall, Detail>(
  key: FigureKey,
  list: List<C, Row, P, Detail>,
  filters: AppliedFilters,
  today: string,
): FigureSource {
  const { page, call, defaultSort: sort } = list;
  const args: AnyArgs = list.request({ page: 1, size: 1, sort, filters }, today);
  return { key, page, call, args, href: listLink(page, filters) };
}

/** How many rows the answer of a list's call speaks of. */
export function totalOf(answer: unknown): number | undefined {
  const total: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "totalCount") : undefined;
  return typeof total === "number" ? total : undefined;
}
