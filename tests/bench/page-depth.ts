import { addDays } from "@/lib/dates/day";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { type AnyList, findList } from "@/lib/resources/list-table";
import { ordersList } from "@/lib/resources/orders/orders.list";
import type { Visitor } from "@/tests/support/console/visitor";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { operatorsToday } from "@/tests/support/operators-day";
import { heading, inMs, line } from "./figures";
import { readListPage } from "./list-reader";

/** The quickest counts: what a page costs, without what the machine does besides. */
const rounds = 15;
/** How much longer than the first page any other may take: less than anybody notices. */
const deepBudgetMs = 25;

/** Filters that leave many pages, each by the list that has it. */
const questions: readonly [AnyList["page"], string, AppliedFilters][] = [
  [ordersList.page, "all", {}],
  [ordersList.page, "vending", { orderType: "VENDING" }],
  [ordersList.page, "paid", { isPaid: "true" }],
  [ordersList.page, "invoiced", { isInvoice: "true" }],
  [ordersList.page, "10 to 100 RON", { amount: "10&100" }],
  [ordersList.page, "of the last year", { eventDate: `${addDays(operatorsToday(), -365)}&` }],
  [
    ordersList.page,
    "paid, 10 to 100, a year",
    { isPaid: "true", amount: "10&100", eventDate: `${addDays(operatorsToday(), -365)}&` },
  ],
  [currentStocksList.page, "all", {}],
  [currentStocksList.page, "of one storage", { storage: "40" }],
  [currentStocksList.page, "of one supplier", { supplier: "20" }],
  [currentStocksList.page, "5 to 50 pieces", { quantity: "5&50" }],
  [currentStocksList.page, "expiring in 90 days", { expirationDate: `&${addDays(operatorsToday(), 90)}` }],
];

/**
 * What the middle and the last page cost against the first, with and without filters, one person alone: in the middle
 * once who jumps there, and then who pages on from there.
 */
export async function benchPageDepth(large: WholeConsole): Promise<void> {
  const [visitor] = await large.people(1);
  if (visitor === undefined) return;
  heading("Rows, and the cost of a page: first, paging on in the middle, last; and of the jump there");
  for (const [page, name, filters] of questions) {
    const list = findList(page);
    if (list !== undefined) await compareDepths(visitor, list, name, filters);
  }
}

async function compareDepths(visitor: Visitor, list: AnyList, name: string, filters: AppliedFilters): Promise<void> {
  const cold = await readListPage(visitor, list, { filters });
  const last = Math.max(1, Math.ceil(cold.totalCount / list.defaultSize));
  const middle = Math.ceil(last / 2);
  const jump = await readListPage(visitor, list, { page: middle, filters });
  const pages = [() => 1, (round: number) => Math.min(middle + round, last), () => last];
  const samples = pages.map((): number[] => []);
  // In turns, so that a noisy moment of the machine meets all three.
  for (let round = 0; round < rounds; round += 1)
    for (const [index, page] of pages.entries())
      samples[index]?.push((await readListPage(visitor, list, { page: page(round), filters })).tookMs);
  const [first = 0, ...deeper] = samples.map((taken) => Math.min(...taken));
  const figure = [inMs(first), ...deeper.map((took) => `×${(took / first).toFixed(2)}`)].join(", ");
  const isKept = deeper.every((took) => took - first <= deepBudgetMs);
  line(`${list.page}, ${name}: ${cold.totalCount.toLocaleString("en")}`, `${figure}; ${inMs(jump.tookMs)}`, {
    text: `+${inMs(deepBudgetMs)}`,
    isKept,
  });
}
