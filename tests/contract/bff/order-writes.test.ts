import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { failing, htmlPage } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { awaitedLines, type LogLine } from "./log-lines";

const suite = consoleSuite();
let support: Visitor;
let accountant: Visitor;

beforeAll(async () => {
  support = await suite.signedIn("L1S");
  accountant = await suite.signedIn("ACCOUNTANT");
});

/** All that reached the platform since the test began, with the body where there is one. */
const sent = () =>
  suite.upstream.journal.entries.map(({ method, target, body }) =>
    body === "" ? [method, target] : [method, target, body],
  );

const steps = [
  ["ORDR-018", "an order", ordersCalls.cancel, "/orders/7/cancel"],
  ["ORDR-019", "a delivery", ordersCalls.cancelDelivery, "/orders/7/cancel-sellbox-delivery"],
] as const;

it("P28 an order's payments and reservations reach nobody from a role that opens neither orders, reservations nor customer support", async () => {
  const payments = await accountant.call(customerSupportCalls.paymentOrders, { filters: { orderId: 7 } });
  const reservations = await accountant.call(reservationsCalls.list, { query: { limit: 1 } });
  expect([payments.status, reservations.status, sent()]).toEqual([403, 403, []]);
});

describe.each(steps)("C6 %s cancelling %s", (_row, _what, call, target) => {
  it("O10 is its path alone, and leaves a line with the order's id, for who opens orders, reservations or customer support", async () => {
    const { status } = await support.call(call, { params: { id: 7 } });
    expect([status, sent()]).toEqual([200, [["PATCH", target]]]);
    const isTold = ({ msg, route }: LogLine) => msg === "written" && route === call.id;
    const [written] = await awaitedLines(suite.console, "written", isTold, { count: 1 });
    expect(written).toMatchObject({ record: 7, outcome: "done" });
  });

  it("reaches nobody from a role that opens none of them", async () => {
    const { status, text } = await accountant.call(call, { params: { id: 7 } });
    expect([status, JSON.parse(text).error.code, sent()]).toEqual([403, "forbidden", []]);
  });

  it.each([
    ["the platform fails", failing(500), 502],
    ["a gateway lost it", failing(503), 503],
    ["a gateway's page says so", htmlPage(503), 502],
    ["somebody waited in vain", failing(408), 504],
    ["somebody's page does not find it", htmlPage(404), 502],
  ])("ORDR-023 is sent once, and says that it may be done, where %s; so does the trail", async (_what, fault, code) => {
    suite.upstream.restFaults.on(call, fault);
    const { status, text } = await support.call(call, { params: { id: 7 } });
    const { error } = JSON.parse(text);
    expect([status, error.mayBeDone, sent()]).toEqual([code, true, [["PATCH", target]]]);
    const isEnd = ({ msg, requestId }: LogLine) => msg.endsWith("written") && requestId === error.requestId;
    const [end] = await awaitedLines(suite.console, "the end of the write", isEnd);
    expect(end).toMatchObject({ msg: "written", outcome: "unknown", record: 7 });
  });

  it("ORDR-023 is certain not to be done where the platform refuses it", async () => {
    suite.upstream.restFaults.on(call, failing(409));
    const { status, text } = await support.call(call, { params: { id: 7 } });
    expect([status, JSON.parse(text).error.mayBeDone]).toEqual([422, undefined]);
  });
});
