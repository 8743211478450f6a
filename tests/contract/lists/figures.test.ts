import Big from "big.js";
import { createTranslator } from "next-intl";
import type { FigureKey } from "@/app/(console)/_ui/figure-cards";
import { figureSources, totalOf } from "@/app/(console)/_ui/figure-sources";
import { warehouseLists } from "@/app/(console)/dashboard-wh/_ui/warehouse-lists";
import { addDays, startOfWeek } from "@/lib/dates/day";
import type { QueueKey } from "@/lib/list/declare/list-queue";
import { parseListUrl } from "@/lib/list/url/list-url";
import { queueList } from "@/lib/queues/queue-link";
import { summarize } from "@/lib/queues/summary";
import { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import type { AnyList } from "@/lib/resources/list-table";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { queueTable } from "@/lib/resources/queue-table";
import { listPageKeys } from "@/lib/roles/list-pages";
import warehouseTexts from "@/messages/en/dashboard-wh.json";
import englishTexts from "@/messages/en/home.json";
import romanianTexts from "@/messages/ro/home.json";
import { listOf } from "@/tests/support/lists/list-of";
import { operatorsDay } from "@/tests/support/operators-day";
import { askCall } from "./ask-list";
import { type Cells, homeSentencesOn, today, warehouseSentences } from "./figure-sentences";
import { everyRow } from "./known-rows";
import { platformSuite } from "./platform-suite";
import { sortProof } from "./sort-proof";

const mostRows = 250;
/** Many, in both languages. */
const many = { count: 40 };

const open = platformSuite();

/** The list that a link opens, as its page reads the address. */
async function openedBy(href: string, day = today) {
  const address = new URL(href, "http://console.test");
  const list = listOf(address.pathname.slice(1));
  const { state, dropped } = parseListUrl(list, address.searchParams, day);
  const { items, totalCount } = await everyRow(open, list, state.filters, day, state.sort);
  expect(items).toHaveLength(totalCount);
  return { list, items, dropped, sort: address.searchParams.get("sort") };
}

interface WholeRow {
  id: number;
  cells: Cells;
}

const wholeLists = new Map<string, Promise<WholeRow[]>>();

/** All that a list has, by what its columns show. */
function everyRowOf(list: AnyList): Promise<WholeRow[]> {
  const rows = wholeLists.get(list.page) ?? readWhole(list);
  wholeLists.set(list.page, rows);
  return rows;
}

async function readWhole(list: AnyList): Promise<WholeRow[]> {
  const { items } = await everyRow(open, list, {}, today);
  return items.map((row) => ({
    id: row.id,
    cells: Object.fromEntries(Object.entries(list.columns).map(([key, column]) => [key, column.value(row)])),
  }));
}

/** The rows of a list of which a sentence is true. */
async function idsThatFit(list: AnyList, says: (cells: Cells) => boolean): Promise<number[]> {
  return idsOf((await everyRowOf(list)).filter(({ cells }) => says(cells)));
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

const figures = listPageKeys.flatMap((page) => figureSources([page], today));

it("SHELL-011 every figure has its sentence, in words that say what it counts", () => {
  expect(figures.map(({ key }) => key).sort()).toEqual(Object.keys(homeSentencesOn(today)).sort());
  const english = createTranslator({ locale: "en", messages: englishTexts });
  const romanian = createTranslator({ locale: "ro", messages: romanianTexts });
  for (const { key } of figures) {
    const { reads } = homeSentencesOn(today)[key];
    expect([key, english(`figures.${key}`, many)]).toEqual([key, reads]);
    expect([key, numbersIn(romanian(`figures.${key}`, many))]).toEqual([key, numbersIn(reads)]);
  }
});

/** The last day on which it counts something: of today, in its first hours, there may be nothing yet. */
async function busyDay(list: AnyList, key: FigureKey): Promise<string> {
  const rows = await everyRowOf(list);
  for (let back = 0; back < 400; back += 1) {
    const day = addDays(today, -back);
    if (rows.some(({ cells }) => homeSentencesOn(day)[key].says(cells))) return day;
  }
  throw new Error(`${key} has never counted anything.`);
}

it.each(figures)(
  "SHELL-011 the figure $key of the home page is what its list shows, row by row and none left out, sorted by what matters",
  async ({ key, page }) => {
    for (const day of new Set([today, await busyDay(listOf(page), key)])) {
      const [figure] = figureSources([page], day).filter((each) => each.key === key);
      const { says, sort: expected } = homeSentencesOn(day)[key];
      const { list, items, dropped, sort } = await openedBy(figure?.href ?? "", day);
      expect([figure && totalOf(await askCall(open, figure.call, figure.args)), dropped, sort]).toEqual([
        items.length,
        [],
        expected,
      ]);
      expect(idsOf(items)).toEqual(await idsThatFit(list, says));
      const { sortedBy, inOrder } = sortProof(list, String(sort).replace("-", ""));
      const values = items.map(sortedBy);
      expect(values).toEqual(inOrder(values, sort?.startsWith("-") ? "DESC" : "ASC"));
    }
  },
);

describe("queues of the home page", () => {
  const isPast = (moment: unknown) => typeof moment === "string" && Date.parse(moment) < Date.now();
  const dayOf = (moment: unknown) => operatorsDay(String(moment));
  /** Whether a row waits, and since when, told by what the list's columns and rows show. */
  const waits: Readonly<Record<QueueKey, (cells: Cells, row: object) => boolean>> = {
    "late-orders": ({ status }, row) => status === "IN_PROGRESS" && isPast(windowEndIn(row)),
    "late-reservations": ({ status, until }) => status === "ACTIVE" && isPast(until),
    "overdue-invoices": ({ status, dueDate }) => status !== "PAID" && String(dueDate) < today,
    "expired-stocks": ({ stock, expirationDate }) =>
      Number(stock) > 0 && expirationDate !== undefined && String(expirationDate) < today,
    "waiting-reports": ({ status, created }) => status === "NEW" && dayOf(created) < today,
    "due-drafts": ({ approvedBy, startDate }) =>
      approvedBy === undefined && startDate !== undefined && String(startDate) <= today,
  };

  /** Since when a row waits: what "oldest first" is about. */
  const waitsSince: Readonly<Record<QueueKey, (cells: Cells, row: object) => unknown>> = {
    "late-orders": (_cells, row) => windowEndIn(row),
    "late-reservations": ({ until }) => until,
    "overdue-invoices": ({ dueDate }) => dueDate,
    "expired-stocks": ({ expirationDate }) => expirationDate,
    "waiting-reports": ({ created }) => created,
    "due-drafts": ({ startDate }) => startDate,
  };

  it("SHELL-011 the home page and the bar over a list have the same queues, with the same settings", async () => {
    const ofLists = listPageKeys.map(listOf).filter((list) => list.queue !== undefined);
    expect(queueTable.map(({ list }) => list.page).sort()).toEqual(ofLists.map(({ page }) => page).sort());
    for (const queue of queueTable)
      expect(queue).toMatchObject({ key: queue.list.queue?.key, ...(await listOf(queue.list.page).queue?.load()) });
  });

  it.each(queueTable.map((queue) => [queue.key, queue] as const))(
    "SHELL-011 %s is what waits of its list and nothing else, and its link opens the same rows, oldest first",
    async (key, queue) => {
      const list = listOf(queue.list.page);
      const { items } = await everyRow(open, list, {}, today);
      const cellsOf = (row: { id: number }) =>
        Object.fromEntries(Object.entries(list.columns).map(([name, { value }]) => [name, value(row)]));
      const waiting = items.filter((row) => waits[key](cellsOf(row), row));
      const answer = await askCall(open, queue.list.call, queue.args(today));
      const found = summarize(queue, answer, { today, timeZone: "Europe/Bucharest", now: new Date() });
      const foundIds = found.rows.map(({ id }) => id);
      expect([...foundIds].sort((one, other) => one - other)).toEqual(idsOf(waiting));
      expect([found.total, found.isPart, found.isAsListed]).toEqual([waiting.length, false, true]);
      const opened = await openedBy(queueList(queue, today));
      expect([opened.items.map(({ id }) => id), opened.dropped]).toEqual([foundIds, []]);
      const moments = opened.items.map((row) => Date.parse(String(waitsSince[key](cellsOf(row), row))));
      expect(moments).not.toContain(Number.NaN);
      expect(moments).toEqual([...moments].sort((one, other) => one - other));
    },
  );
});

function windowEndIn(row: object): unknown {
  return "orderDetails" in row ? Object(Object(row.orderDetails).deliveryDetail).upTo : undefined;
}

describe("figures of the warehouse", () => {
  const lists = warehouseLists(today);
  const sentences = Object.entries(warehouseSentences);
  const report = () => open.rest.read(dashboardWhCalls.report, "orders/wh-report");

  it("SHELL-012 every figure has its sentence, in words that say what it counts", () => {
    const t = createTranslator({ locale: "en", messages: warehouseTexts });
    expect(sentences.map(([key]) => key).sort()).toEqual(Object.keys(lists).sort());
    const { receptionsThisWeek, expiringStocks, expiredStocks, ordersToday, ordersInProgress } = warehouseSentences;
    expect(receptionsThisWeek.reads).toEqual([t("receptionsThisWeek"), t("lastWeek", { count: "40" })]);
    expect(expiringStocks.reads).toEqual([t("expiringStocks"), t("within30Days")]);
    expect(expiredStocks.reads).toEqual([t("expiredStocks"), t("stillInStock")]);
    expect(ordersToday.reads).toEqual([t("ordersToday"), t("cancelledIncluded")]);
    expect(ordersInProgress.reads).toEqual([t("inProgress", many)]);
    expect(["Stock value", "40 pcs, at purchase price without VAT"]).toEqual([
      t("stockValue"),
      t("stockUnits", { count: "40" }),
    ]);
  });

  it.each(Object.entries(lists))(
    "SHELL-012 %s is what its list shows, row by row and none left out, sorted by what matters",
    async (key, { href }) => {
      const [, sentence] = sentences.find(([name]) => name === key) ?? [];
      const { list, items, dropped, sort } = await openedBy(href);
      expect([await report(), dropped, sort]).toMatchObject([{ [key]: items.length }, [], sentence?.sort]);
      expect(idsOf(items)).toEqual(await idsThatFit(list, (cells) => sentence?.says(cells) === true));
    },
  );

  it("SHELL-012 receptions of last week are those of its seven days", async () => {
    const monday = addDays(startOfWeek(today), -7);
    const ofLastWeek = ({ created }: Cells) => startOfWeek(operatorsDay(String(created))) === monday;
    const ids = await idsThatFit(listOf("receptions"), ofLastWeek);
    expect((await report()).receptionsLastWeek).toBe(ids.length);
  });

  it("SHELL-012 pieces in stock and their value are those of all stocks, at what their products are bought for", async () => {
    const stocks = (await everyRowOf(listOf("current_stocks"))).map(({ cells }) => ({
      pieces: Number(cells.stock),
      product: String(cells.productNodeReference),
    }));
    const prices = new Map<string, string>();
    for (const product of new Set(stocks.map((stock) => stock.product)))
      prices.set(product, (await open.rest.read(productsCalls.one, `products/${product}`)).purchasePrice);
    const value = stocks.reduce(
      (sum, { pieces, product }) => sum.plus(Big(prices.get(product) ?? 0).times(pieces)),
      Big(0),
    );
    const { stockUnits, stockValue } = await report();
    expect(stockUnits).toBe(stocks.reduce((sum, { pieces }) => sum + pieces, 0));
    expect(stockValue).toBe(value.toFixed(2));
  });

  it("ORDR-013 ORDR-017 SHELL-012 orders in progress are those that the list calls so, of whatever day", async () => {
    const read = (offset: number) => open.rest.read(ordersCalls.list, `orders?limit=${mostRows}&offset=${offset}`);
    const [first, second] = await Promise.all([read(0), read(mostRows)]);
    const orders = [...first.items, ...second.items];
    expect(orders).toHaveLength(first.totalCount);
    const inProgress = orders.filter((order) => explainOrderStatus(order).status === "IN_PROGRESS");
    expect((await report()).ordersInProgress).toBe(inProgress.length);
  });
});
