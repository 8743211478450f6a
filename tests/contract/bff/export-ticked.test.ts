import type { Failure } from "@/lib/errors/codes";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { orders } from "@/tests/support/fault-upstream/order-answers";
import { consoleSuite } from "./console-suite";
import { csvLines, exported } from "./exported";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

const ticked = (page: string, ids: string, further = "") =>
  `/api/export/${page}?${further}&export-format=csv&export-columns=id&export-ids=${ids}`;
const manyOrders = (count: number) => suite.upstream.restFaults.on(ordersCalls.list, orders(count));

it("ticked rows alone are in the file, in the order of the list, though a platform gives others: what is not there is missing", async () => {
  manyOrders(620);
  const answer = exported(await visitor.ask(ticked("orders", "400.99999.3", "orderType=LOCKER")));
  expect(answer.begin).toMatchObject({
    totalCount: 3,
    fileName: expect.stringMatching(/^Orders_3-ticked-Order-type-Locker_/),
  });
  expect(answer.end).toMatchObject({ rows: 2 });
  expect(csvLines(answer)).toEqual(['"Id"', "3", "400"]);
  const [first] = suite.upstream.journal.of(ordersCalls.list.id);
  const { searchParams } = new URL(first?.target ?? "", "http://x.test");
  expect([searchParams.get("ids"), searchParams.get("orderType")]).toEqual(["400,99999,3", "2"]);
});

it("ticked rows of a list that takes no ids are found among its rows, and no page is in vain where they are too many for one file", async () => {
  expect(csvLines(exported(await visitor.ask(ticked("receptions", "60.2"))))).toHaveLength(3);
  manyOrders(100_001);
  expect(exported(await visitor.ask(ticked("orders", "1"))).end).toMatchObject({ rows: 1 });
  expect(suite.upstream.journal.count(ordersCalls.list.id)).toBe(1);
});

it.each([
  ["none", ""],
  ["one twice", "1.1"],
  ["no id", "1.x"],
  ["more than can be ticked", Array.from({ length: 501 }, (_, id) => id + 1).join(".")],
])("P5 %s is refused before the platform hears of it", async (_what, ids) => {
  const { status, text } = await visitor.ask(ticked("orders", ids));
  const { error }: Failure = JSON.parse(text);
  expect([status, error.code]).toEqual([400, "invalid-request"]);
  expect(error.message).toContain("export-ids");
  expect(suite.upstream.journal.entries).toEqual([]);
});
