import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { leastAnswer } from "@/tests/support/fault-upstream/least-answer";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { readListHtml } from "@/tests/support/lists/list-html";
import { wholeHtml } from "@/tests/support/lists/whole-html";
import { consoleSuite } from "./console-suite";

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
