import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const thousand = Array.from({ length: 1_000 }, (_, index) => index);
const from = (address: string) => ({ "x-forwarded-for": address });

/** Reached the platform: was let through by the limits. */
const attempts = () =>
  suite.upstream.journal.of(sessionCalls.signIn.id).map(({ body }) => {
    const { email }: { email: string } = JSON.parse(body);
    return email;
  });

it("S14 1,000 guesses at one account: at most 10 get through, one text for all, no lock-out elsewhere", async () => {
  const victim = emailOf("L1S", 1);
  const attacker = suite.console.visitor();
  const headers = from("203.0.113.5");
  const answers = await inParallel(thousand, 8, (index) =>
    attacker.trySignIn(victim, { typed: `guess-${index}`, headers }),
  );
  const counts = tally(answers.map(({ status }) => status));
  expect(Object.keys(counts).sort()).toEqual(["401", "429"]);
  expect(attempts().length).toBeLessThanOrEqual(10);
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.every((answer) => Number(answer.headers["retry-after"]) > 0)).toBe(true);
  expect(attacker.sessionId).toBe("");
  const elsewhere = suite.console.visitor();
  expect((await elsewhere.trySignIn(victim, { headers: from("198.51.100.7") })).status).toBe(200);
});

it("S14 1,000 guesses over 200 accounts from one network: the network is limited, nobody is locked out", async () => {
  const attacker = suite.console.visitor();
  const headers = from("203.0.113.77");
  await inParallel(thousand, 8, (index) =>
    attacker.trySignIn(emailOf("ACQUIRER", 1 + (index % 200)), { typed: `guess-${index}`, headers }),
  );
  expect(attempts().length).toBeLessThanOrEqual(100);
  expect(Math.max(...Object.values(tally(attempts())))).toBeLessThanOrEqual(10);
  const victims = thousand.slice(0, 40).map((index) => emailOf("ACQUIRER", 1 + index));
  const answers = await inParallel(victims, 4, (email, index) =>
    suite.console.visitor().trySignIn(email, { headers: from(`198.51.100.${20 + index}`) }),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 40 });
});

it("S14 an unknown account and a wrong password are told in the same words", async () => {
  const ask = async (email: string, address: string) => {
    const { status, text } = await suite.console.visitor().trySignIn(email, { typed: "wrong", headers: from(address) });
    return { status, text: text.replace(/"requestId":"[^"]+"/, "") };
  };
  expect(await ask("nobody@example.test", "192.0.2.1")).toEqual(await ask(emailOf("L1S", 3), "192.0.2.2"));
});
