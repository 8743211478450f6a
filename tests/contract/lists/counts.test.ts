import { type ListCount, type LoadCounts, shownCounts } from "@/lib/list/declare/record-counts";
import { listLink } from "@/lib/list/url/list-link";
import { parseListUrl } from "@/lib/list/url/list-url";
import { pagesOfRole } from "@/lib/roles/pages";
import { roles } from "@/lib/roles/roles";
import { inParallel } from "@/tests/support/console/in-parallel";
import { countTable } from "@/tests/support/lists/count-table";
import { listOf } from "@/tests/support/lists/list-of";
import { operatorsToday } from "@/tests/support/operators-day";
import { askCall } from "./ask-list";
import { everyRow } from "./known-rows";
import { platformSuite } from "./platform-suite";

const open = platformSuite();
const today = operatorsToday();
/** Of each list, from its beginning and over all of it. */
const mostRecords = 12;

const known = new Map<string, Promise<unknown[]>>();

/** Some records of a list as its panel has them. */
function recordsOf(page: string): Promise<unknown[]> {
  const records = known.get(page) ?? readRecords(page);
  known.set(page, records);
  return records;
}

async function readRecords(page: string): Promise<unknown[]> {
  const list = listOf(page);
  const { items } = await everyRow(open, list, {}, today);
  const step = Math.max(1, Math.floor(items.length / mostRecords));
  const chosen = items.filter((_, index) => index % step === 0).slice(0, mostRecords);
  const { call, args, detail } = list.preview;
  return inParallel(chosen, 8, async ({ id }) => detail(await askCall(open, call, args(id, {}))));
}

/** What the panel says of a record, and what the list says that its link opens. */
async function bothNumbers(count: ListCount<unknown>, detail: unknown) {
  const filters = count.filters(detail);
  if (filters === undefined) return undefined;
  const shown = count.read(await askCall(open, count.call, count.args(filters, today)), detail);
  const address = new URL(listLink(count.page, filters), "http://console.test");
  const list = listOf(address.pathname.slice(1));
  const { state, dropped } = parseListUrl(list, address.searchParams, today);
  const rows = await everyRow(open, list, state.filters, today);
  return { shown, listed: rows.items.length, ofAllRows: count.read(rows, detail), total: rows.totalCount, dropped };
}

describe.each(Object.entries<LoadCounts<unknown>>(countTable))("what a record of %s leads to", (page, load) => {
  it("at most four stand there for any role, each where that role may go, and each has a role that sees it", async () => {
    const [details, counts] = [await recordsOf(page), await load()];
    const seers = roles.map(pagesOfRole).filter((pages) => pages.some((each) => each === page));
    const seen = new Set<string>();
    for (const pages of seers)
      for (const detail of details) {
        const shown = shownCounts(counts, detail, pages);
        expect(shown.length).toBeLessThanOrEqual(4);
        for (const each of shown) if ("count" in each) expect(pages).toContain(each.count.page);
        for (const { key } of shown) seen.add(key);
      }
    expect([...seen].sort()).toEqual(Object.keys(counts).sort());
  });

  it("each count is the total of the list that its link opens, whose rows are all the record's", async () => {
    const details = await recordsOf(page);
    for (const [key, count] of Object.entries(await load())) {
      if ("section" in count) {
        for (const detail of details) expect([key, count.total(detail)]).toEqual([key, expect.any(Number)]);
        continue;
      }
      const numbers = (await inParallel(details, 4, (detail) => bothNumbers(count, detail))).flatMap(
        (each) => each ?? [],
      );
      for (const { shown, listed, ofAllRows, total, dropped } of numbers)
        expect([key, shown, listed, ofAllRows, dropped]).toEqual([key, total, total, total, []]);
      // A filter that found nothing of any record would prove nothing.
      expect([key, numbers.some(({ total }) => total > 0)]).toEqual([key, true]);
    }
  });
});

it("a count of which a row is another record's is absent, and one of nothing is 0", async () => {
  const load: LoadCounts<unknown> = countTable.customer_support;
  const { orders } = await load();
  if (orders === undefined || "section" in orders) throw new Error("Customers have no orders to count.");
  const [customer] = await recordsOf("customer_support");
  // A platform that passes over every filter.
  const everything = await askCall(open, orders.call, orders.args({}, today));
  expect(orders.read(everything, customer)).toBeUndefined();
  expect(orders.read({ items: [], totalCount: 0 }, customer)).toBe(0);
  expect(orders.read({ items: [], totalCount: 7 }, customer)).toBeUndefined();
});
