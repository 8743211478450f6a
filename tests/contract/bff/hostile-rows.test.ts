import { z } from "zod";
import type { RowsCall } from "@/lib/calls/call";
import { listTable } from "@/lib/resources/list-table";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { replaced } from "@/tests/support/fault-upstream/rest-faults";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const mark = "mark-2472";
/** Each would run or change the page if it stood in the HTML, in an attribute or in a script as it is. */
const payloads = [
  `<script>${mark}</script>`,
  `</script><script>${mark}</script>`,
  `<img src=x onerror=${mark}>`,
  `"><svg/onload=${mark}>`,
  `<!--<script>${mark}`,
  `<iframe srcdoc="${mark}">`,
];

/** An answer of the call whose every free text is the payload; undefined where texts of it hold JSON. */
function hostileAnswer({ answer }: RowsCall, payload: string): unknown {
  const sample = sampleOfSchema(answer, () => payload);
  return z.safeParse(answer, sample).success ? sample : undefined;
}

function answerHostilely(call: RowsCall, payload: string): void {
  const answer = hostileAnswer(call, payload);
  if (answer === undefined) return;
  if (call.kind === "query") suite.upstream.queryFaults.on(call, withJsonResponse(JSON.stringify(answer)));
  else suite.upstream.restFaults.on(call, replaced(jsonAnswer(200, answer)));
}

/** Rows of receptions hold their lines as JSON within a text, which no sample of a schema has. */
const lists = listTable.filter((list) => hostileAnswer(list.call, mark) !== undefined);

it("W4 all lists but those of receptions are tried", () => {
  const left = listTable.filter((list) => !lists.includes(list));
  expect(left.map(({ page }) => page).filter((page) => !page.startsWith("rec"))).toEqual([]);
});

it.each(lists.map((list) => [list.page, list] as const))(
  "W4 the first HTML of %s shows hostile rows and a hostile record as text",
  async (page, { call, preview }) => {
    for (const payload of payloads) {
      for (const each of [preview.call, call]) answerHostilely(each, payload);
      const { status, text } = await visitor.open(`/${page}?open=1`);
      expect(status).toBe(200);
      // It is there, in the data that the page begins with at least.
      expect(text).toContain(mark);
      expect(text).not.toContain(payload);
    }
  },
);

/** Each reads backwards from its middle on and would take what follows along; an end of a paragraph ends any isolation. */
const turning = ["\u202E", "\u2029\u202E"].map((marks) => `Ana${marks}pop`);
const paragraphEnds = /\u2029/g;

/** Texts of a page in which a paragraph ends, neither of its scripts nor of attributes. */
function endedParagraphs(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  return [...shown.matchAll(/>([^<]+)/g)].flatMap(([all, text = ""]) => (text.search(paragraphEnds) === -1 ? [] : all));
}

it.each(
  lists.filter(({ page }) => ["orders", "companies", "users"].includes(page)).map((list) => [list.page, list] as const),
)("P27 in a cell of %s a text that turns its direction turns nothing else", async (page, { call, preview }) => {
  for (const payload of turning) {
    for (const each of [preview.call, call]) answerHostilely(each, payload);
    const shown = payload.replace(paragraphEnds, " ");
    const { text } = await visitor.open(`/${page}`);
    const cells = [...text.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell);
    expect(cells.filter((cell) => cell.includes(shown))).not.toEqual([]);
    const around = cells.map((cell) => cell.replaceAll(/<bdi\b.*?<\/bdi>/gs, ""));
    expect(around.filter((cell) => cell.includes(shown))).toEqual([]);
    expect(endedParagraphs(text)).toEqual([]);
  }
});

it("P27 a text that is put into a sentence turns nothing else of it", async () => {
  const hebrew = "\u05E9\u05DC\u05D5\u05DD";
  const { text } = await visitor.open(`/users?search=${encodeURIComponent(hebrew)}`);
  const titles = [...text.matchAll(/ title="([^"]*)"/g)].map(([, title = ""]) => title);
  expect(titles.filter((title) => title.includes(hebrew))).toEqual([
    expect.stringMatching(new RegExp(`: \u2068${hebrew}\u2069$`)),
  ]);
});
