import { decodeQuery, InvalidParameter } from "@/lib/calls/address-coding";
import { decodeFilters } from "@/lib/calls/filter-coding";
import { listTable } from "@/lib/resources/list-table";
import { hostileRequests, hostileRequestsInTurn, oneOf } from "@/tests/contract/lists/hostile-requests";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import type { Visitor } from "@/tests/support/console/visitor";
import { filterSamples } from "@/tests/support/lists/filter-samples";
import { onWire } from "../lists/ask-list";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const lists = listTable.map((list) => [list.page, list] as const);

describe.each(lists)("%s", (_page, list) => {
  it("FILT-025 the call takes none of the hostile values of its filters", () => {
    const taken = hostileRequests(list).filter(({ target, filters }) => {
      try {
        if (list.call.kind === "query") decodeFilters(list.call.filters, filters);
        else decodeQuery(list.call.query, new URLSearchParams(target.split("?")[1]));
        return true;
      } catch (error) {
        return !(error instanceof InvalidParameter);
      }
    });
    expect(taken).toEqual([]);
  });

  it(`FILT-025 over the wire one in ${oneOf} of them is refused, some of every filter, and none reaches the platform`, async () => {
    const requests = hostileRequestsInTurn(list);
    expect([...new Set(requests.map(([key]) => key))]).toEqual(Object.keys(list.filters));
    expect(requests.length).toBeGreaterThan(Object.keys(list.filters).length);
    const answers = await inParallel(requests, 8, ([, { target, ...body }]) =>
      list.call.kind === "query"
        ? visitor.ask(`/api/query/${target}`, { method: "POST", body })
        : visitor.ask(`/api/rest/${target}`),
    );
    expect(suite.upstream.journal.entries.map(({ target, body }) => [target, body])).toEqual([]);
    expect(tally(answers.map(({ status }) => status))).toEqual({ 400: requests.length });
    for (const { text } of answers) expect(text).toContain('"code"');
  });

  it("FILT-025 good values do reach it, which shows that the refusals above are about the values", async () => {
    for (const sample of Object.values(filterSamples[list.page])) {
      suite.upstream.journal.clear();
      if (typeof sample.wire === "string")
        await visitor.ask(`/api/rest/${pathOf(list)}?${new URLSearchParams(sample.wire)}`);
      else await askCommand(list, sample.wire);
      expect(suite.upstream.journal.count(list.call.id)).toBe(1);
    }
  });

  it("FILT-025 a page whose address is hostile asks for the unfiltered list", async () => {
    suite.upstream.journal.clear();
    const key = Object.keys(list.filters)[0] ?? "";
    const hostile = new URLSearchParams([
      [key, "\u0000'; DROP TABLE users; --"],
      ["__proto__", "1"],
    ]);
    expect((await visitor.open(`/${list.page}?${hostile}`)).status).toBe(200);
    const asked = suite.upstream.journal.of(list.call.id);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked)).not.toContain("DROP");
  });
});

type ListUnderTest = (typeof listTable)[number];

function pathOf(list: ListUnderTest): string {
  return onWire(list, {}, "2026-03-14").target.split("?")[0] ?? "";
}

function askCommand(list: ListUnderTest, wire: Readonly<Record<string, unknown>>) {
  const { target, ...command } = onWire(list, {}, "2026-03-14");
  return visitor.ask(`/api/query/${target}`, {
    method: "POST",
    body: { ...command, filters: { ...command.filters, ...wire } },
  });
}
