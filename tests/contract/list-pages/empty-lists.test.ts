import { listTable } from "@/lib/resources/list-table";
import { consoleSuite } from "@/tests/contract/bff/console-suite";
import type { Visitor } from "@/tests/support/console/visitor";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { changed } from "@/tests/support/fault-upstream/rest-faults";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

/** The right answer without its rows. */
const emptyRest = changed((whole) => {
  if (Array.isArray(whole)) return [];
  return "items" in whole ? { ...whole, items: [], totalCount: 0 } : whole;
});

const emptyQuery = withJsonResponse(JSON.stringify({ Items: [], TotalCount: 0 }));

it.each(listTable.map((list) => [list.page, list] as const))(
  "TABL-010 TABL-011 ERRS-029 %s: an empty list says 'No results found.'",
  async (page, list) => {
    if (list.call.kind === "query") suite.upstream.queryFaults.on(list.call, emptyQuery);
    else suite.upstream.restFaults.on(list.call, emptyRest);
    const html = readListHtml(await wholeHtml(async () => (await visitor.open(`/${page}`)).text));
    expect(html.text).toContain("No results found.");
    expect(html.ids).toEqual([]);
    expect(html.tables).toBe(list.emptyView === "expanded" ? 0 : 1);
  },
);
