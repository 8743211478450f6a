import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
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
