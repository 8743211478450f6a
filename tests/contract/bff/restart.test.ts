import { setTimeout as pause } from "node:timers/promises";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite({ own: true });
const people = Array.from({ length: 300 }, (_, index) => index);

it("S7 300 sessions outlive SIGTERM and SIGKILL", async () => {
  const visitors = await inParallel(people, 8, () => suite.signedIn("L1S"));
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const exitCode = await suite.console.replicas[0]?.end(signal);
    expect(exitCode).toBe(signal === "SIGTERM" ? 0 : null);
    await suite.console.restart(0);
    const answers = await inParallel(visitors, 10, (visitor) =>
      visitor.call(ordersCalls.list, { query: { limit: 1 } }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 300 });
  }
});

it("O1 R3 SIGTERM waits for a refresh whose caller has left: its tokens are there after the restart", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("L1S", 1);
  if (visitor === undefined) throw new Error("Nobody.");
  const { journal, restFaults, tokens } = suite.upstream;
  const gate = new Gate();
  restFaults.on(sessionCalls.refresh, gated(gate), 1);
  const leaving = new AbortController();
  const left = visitor.call(ordersCalls.list, {}, leaving.signal).catch(() => "left");
  const [refresh] = await journal.waitFor("the refresh", ({ callId }) => callId === sessionCalls.refresh.id);
  leaving.abort();
  expect(await left).toBe("left");

  const [replica] = suite.console.replicas;
  replica?.signal("SIGTERM");
  // Nobody is connected any more: but for the refresh the process would end in half a second.
  expect(await Promise.race([replica?.ended, pause(2_000, "waits")])).toBe("waits");
  expect(refresh?.closedAt).toBeUndefined();
  gate.open();
  expect(await replica?.ended).toBe(0);
  expect(refresh?.aborted).toBe(false);

  await suite.console.restart(0);
  expect((await visitor.call(ordersCalls.list, {})).status).toBe(200);
  expect(journal.count(sessionCalls.refresh.id)).toBe(1);
  expect(tokens.reuses).toBe(0);
});
