import { z } from "zod";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { type RestFault, send } from "@/tests/support/fault-upstream/exchange";
import { cutAfter, failing, htmlPage, resetting } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleHeaders, sampleRequest, writtenFiles } from "./sample-args";

const suite = consoleSuite();
const rounds = 1_000;
/** Fewer than the failures in a row that open the breaker. */
const atOnce = 4;
const faults: RestFault[] = [resetting, cutAfter(0), cutAfter(0.5), failing(500), htmlPage(502), failing(503)];
const write = passwordCalls.requestPasswordReset;

const emailBody = z.object({ email: z.string() });
const emailIn = ({ body }: { body: string }) => emailBody.parse(JSON.parse(body)).email;

/** `fault-17@…` meets fault 17 modulo their number; everybody else is answered. */
const faultByAddress: RestFault = (exchange) => {
  const number = /^fault-(\d+)@/.exec(emailIn(exchange))?.[1];
  return (number === undefined ? send : (faults[Number(number) % faults.length] ?? send))(exchange);
};

/** Each is somebody else's, from another network, so that limits on the public writes do not hide the fault. */
const ask = (email: string) =>
  suite.console.visitor().ask(`/api/rest/${write.path}`, { method: write.method, body: { email } });

it("R9 in 1,000 faults after the send no write is sent twice", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  expect(visitor.sessionId).not.toBe("");
  suite.upstream.restFaults.on(write, faultByAddress);
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, index) => round + index);
    const answers = await Promise.all(numbers.map((number) => ask(`fault-${number}@example.test`)));
    statuses.push(...answers.map(({ status }) => status));
    // A success in between keeps the breaker closed: it counts failures in a row.
    await ask(`well-${round}@example.test`);
  }
  const times = tally(suite.upstream.journal.of(write.id).map(emailIn));
  expect(Object.values(times).filter((count) => count > 1)).toEqual([]);
  expect(Object.keys(times).filter((email) => email.startsWith("fault-"))).toHaveLength(rounds);
  expect(statuses.filter((status) => status < 500)).toEqual([]);
});

const signedInWrites = [...browserRestCalls, ...writtenFiles].filter(
  ({ method, access }) => method !== "GET" && access !== "public",
);

for (const call of signedInWrites) {
  const { method, path, body } = sampleRequest(call);

  it(`R9 R10 ${call.id} is sent again whole and exactly once after a 403, and never after a reset`, async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    const further = await sampleHeaders(call, visitor);
    const send = () =>
      visitor.askFrom(further, path, { method, body: body === undefined ? undefined : JSON.parse(body) });
    suite.upstream.restFaults.on(call, failing(403), 1);
    await send();
    const [first, second, ...more] = suite.upstream.journal.of(call.id).map(({ body }) => body);
    expect([second, more]).toEqual([first, []]);
    suite.upstream.calm();
    suite.upstream.restFaults.on(call, resetting, 1);
    await send();
    expect(suite.upstream.journal.count(call.id)).toBe(1);
    await until("the breaker to forget", async () => (await send()).status < 500);
  });
}
