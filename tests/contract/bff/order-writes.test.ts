import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { failing } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

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

describe.each(steps)("%s cancelling %s", (_row, _what, call, target) => {
  it("is its path alone, for who opens orders, reservations or customer support", async () => {
    const { status } = await support.call(call, { params: { id: 7 } });
    expect([status, sent()]).toEqual([200, [["PATCH", target]]]);
  });

  it("reaches nobody from a role that opens none of them", async () => {
    const { status, text } = await accountant.call(call, { params: { id: 7 } });
    expect([status, JSON.parse(text).error.code, sent()]).toEqual([403, "forbidden", []]);
  });

  it("ORDR-023 is sent once, and says that it may be done, where the platform fails", async () => {
    suite.upstream.restFaults.on(call, failing(500));
    const { status, text } = await support.call(call, { params: { id: 7 } });
    expect([status, JSON.parse(text).error.mayBeDone, sent()]).toEqual([502, true, [["PATCH", target]]]);
  });
});
