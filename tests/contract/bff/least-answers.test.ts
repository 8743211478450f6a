import { z } from "zod";
import type { RestCall, RowsCall } from "@/lib/calls/call";
import { queryCalls, restCalls } from "@/lib/resources/call-table";
import { invoicesCalls } from "@/lib/resources/invoices/invoices.calls";
import { listTable } from "@/lib/resources/list-table";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import homeTexts from "@/messages/en/home.json";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { leadsNowhere, leastAnswer, takenForGranted } from "@/tests/support/fault-upstream/least-answer";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { replaced } from "@/tests/support/fault-upstream/rest-faults";
import { readListHtml, textIn } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

const ofSessions = new Set<string>(Object.values(sessionCalls).map(({ id }) => id));
const isRead = (call: RestCall) => call.method === "GET" && !ofSessions.has(call.id);
const reads: readonly RowsCall[] = [...restCalls.filter(isRead), ...queryCalls];

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

beforeEach(() => {
  for (const call of reads) {
    const answer = leastAnswer(call);
    if (call.kind === "query") suite.upstream.queryFaults.on(call, withJsonResponse(JSON.stringify(answer)));
    else suite.upstream.restFaults.on(call, replaced(jsonAnswer(200, answer)));
  }
});

const open = (path: string) => wholeHtml(async () => (await visitor.open(path)).text);

/** Words that stand on a screen where a value was taken for granted, and links that lead to nothing. */
function faultsIn(html: string): string[] {
  const { body, text } = readListHtml(html);
  const links = [...body.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", words = ""]) => ({
    address: / href="([^"]*)"/.exec(attributes)?.[1] ?? "",
    words: textIn(words),
    isRecord: attributes.includes("data-record="),
  }));
  return [
    ...(text.match(takenForGranted) ?? []),
    ...links.flatMap(({ address }) => (leadsNowhere.test(address) ? [address] : [])),
    ...links.flatMap(({ isRecord, words, address }) =>
      isRecord && /^(?:–.*)?$/.test(words) ? [`${words || "no word"} leads to ${address}`] : [],
    ),
  ];
}

it("the answers are right by the calls' own schemas, and say nothing that may be missing", () => {
  expect(reads.filter((call) => !z.safeParse(call.answer, leastAnswer(call)).success).map(({ id }) => id)).toEqual([]);
  expect(listTable.map(({ preview }) => JSON.stringify(leastAnswer(preview.call))).join()).not.toContain('"barcode"');
});

it.each(listTable.map((list) => [list.page, list] as const))(
  "%s shows its rows and a record whole where the platform sends no optional field",
  async (page, list) => {
    const columns = Object.keys(list.columns).filter((key) => key !== "id");
    const views = [`?open=1`, ...inFours(columns).map((four) => `?columns=${four.join(".")}`)];
    for (const view of views) {
      const html = await open(`/${page}${view}`);
      expect([view, readListHtml(html).ids, faultsIn(html)]).toEqual([view, [1], []]);
    }
    expect(readListHtml(await open(`/${page}?open=1`)).preview).toMatch(/ 1$/);
  },
);

const listed = z.object({ items: z.array(z.looseObject({})) });
const { notSorted } = homeTexts.queues;

const textOf = async (path: string) => readListHtml(await open(path)).text;

it("a queue of which not all was read says that the platform has not sorted it", async () => {
  const { items } = listed.parse(leastAnswer(invoicesCalls.list));
  const answerWith = (...days: string[]): void => {
    const overdue = days.map((dueDate, id) => ({ ...items[0], id: id + 1, status: "OVERDUE", dueDate }));
    const answer = jsonAnswer(200, { items: overdue, totalCount: 400 });
    suite.upstream.restFaults.on(invoicesCalls.list, replaced(answer));
  };
  answerWith("2020-01-03", "2020-01-02");
  expect(await textOf("/")).toContain(notSorted);
  answerWith("2020-01-02", "2020-01-03");
  expect(await textOf("/")).not.toContain(notSorted);
});

it.each(["/", "/dashboard-wh", "/marketing", "/profile"])("%s says nothing wrong either", async (path) => {
  expect(faultsIn(await open(path))).toEqual([]);
});

function inFours<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / 4) }, (_, nth) => all.slice(nth * 4, nth * 4 + 4));
}
