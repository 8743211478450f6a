import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer, type RestFault, send } from "@/tests/support/fault-upstream/exchange";
import { ordersOnWire } from "@/tests/support/fault-upstream/order-answers";
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

/** A list of orders whose names are all the payload. */
const named = (text: string): RestFault => {
  const { items, totalCount } = ordersOnWire(new URLSearchParams({ limit: "3" }));
  const hostile = items.map((order) => ({
    ...order,
    user: { ...order.user, firstName: text, lastName: text },
    storage: { ...order.storage, name: text },
  }));
  return (exchange) => send({ ...exchange, answer: () => jsonAnswer(200, { items: hostile, totalCount }) });
};

it.each(payloads)("W4 the first HTML of a list shows %s as text", async (payload) => {
  suite.upstream.restFaults.on(ordersCalls.list, named(payload));
  const { status, text } = await visitor.open("/orders");
  expect(status).toBe(200);
  // The row is there, in the table and in the data that the page begins with.
  expect(text.split(mark).length).toBeGreaterThan(3);
  expect(text).not.toContain(payload);
});
