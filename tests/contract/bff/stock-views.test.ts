import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { leastAnswer } from "@/tests/support/fault-upstream/least-answer";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { replaced } from "@/tests/support/fault-upstream/rest-faults";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { consoleSuite } from "./console-suite";

import { csvLines, exported } from "./exported";

const suite = consoleSuite();

const view = "/current_stocks?expirationDate=until-30-days&quantity=1%26&columns=stock.expirationDate.goods.value";

it("STOC-002 what expires shows its value, and a platform without prices has no such column", async () => {
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const text = async () => readListHtml(await wholeHtml(async () => (await mapper.open(view)).text)).text;
  const whole = await text();
  expect(whole).toContain("Net value");
  expect(whole).toMatch(/\d\.\d\d\sRON/);
  const least = leastAnswer(currentStocksCalls.list);
  suite.upstream.queryFaults.on(currentStocksCalls.list, withJsonResponse(JSON.stringify(least)));
  const lacking = await text();
  expect(lacking).toContain("Stock, pcs");
  expect(lacking).not.toContain("Net value");
});

it("STOC-002 what expires is exported with its value", async () => {
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const asked = `${view.replace("?", "?sort=expirationDate&")}&export-format=csv&export-columns=stock.expirationDate.value`;
  const [head, ...lines] = csvLines(
    exported(await mapper.ask(asked.replace("/current_stocks", "/api/export/current_stocks"))),
  );
  expect(head).toMatch(/^Stock, pcs|"Stock, pcs"/);
  expect(head).toContain("Net value");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/\d+[.,]\d\d\b/.test(line))).toEqual([]);
});

it("STOC-004 what tells how far books are to be trusted, and what moved, may be missing from every answer", async () => {
  const mapper = await suite.signedIn("SHELVES_MAPPER");
  const { trust, movements } = currentStocksCalls;
  const reads = [
    () => mapper.call(trust, { params: { id: 1 } }),
    () => mapper.call(movements, { query: { storageId: 1 } }),
  ];
  const whole = await Promise.all(reads.map(async (read) => (await read()).text));
  expect(whole[0]).toMatch(/"counts":\d+.*"movedSince":\d+/);
  expect(whole[1]).toMatch(/"movementCount":\d+/);
  for (const call of [trust, movements])
    suite.upstream.restFaults.on(call, replaced(jsonAnswer(200, leastAnswer(call))));
  for (const read of reads) {
    const { status, text } = await read();
    expect([status, /counts|movedSince|movementCount|"value"/.test(text)]).toEqual([200, false]);
  }
});
