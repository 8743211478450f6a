import type { RowsCall } from "@/lib/calls/call";
import { type AnyQueue, queueOf } from "@/lib/queues/queue";
import { currentStocksList } from "./current_stocks/current-stocks.list";
import { expiredStocks } from "./current_stocks/expired-stocks.queue";
import { draftsList } from "./drafts/drafts.list";
import { dueDrafts } from "./drafts/due-drafts.queue";
import { invoicesList } from "./invoices/invoices.list";
import { overdueInvoices } from "./invoices/overdue-invoices.queue";
import { lateOrders } from "./orders/late-orders.queue";
import { ordersList } from "./orders/orders.list";
import { lateReservations } from "./reservations/late-reservations.queue";
import { reservationsList } from "./reservations/reservations.list";
import { supplyingReportsList } from "./supplying_reports/supplying-reports.list";
import { waitingReports } from "./supplying_reports/waiting-reports.queue";

/** What waits for somebody, in the order of the home page. Each is for who may open its list's page. */
export const queueTable: readonly AnyQueue<RowsCall>[] = [
  queueOf(ordersList, lateOrders),
  queueOf(reservationsList, lateReservations),
  queueOf(invoicesList, overdueInvoices),
  queueOf(currentStocksList, expiredStocks),
  queueOf(supplyingReportsList, waitingReports),
  queueOf(draftsList, dueDrafts),
];
