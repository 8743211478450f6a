import type { LimitDecision } from "./rate-limiter";
import { createSignInLimit, delayAfter, type SignInLimit } from "./sign-in-limit";

const minute = 60_000;

describe("sign-in limit", () => {
  let limit: SignInLimit;

  beforeEach(() => {
    jest.useFakeTimers();
    limit = createSignInLimit(undefined);
  });
  afterEach(() => jest.useRealTimers());

  /** As a request does: it arrives, and is read. */
  async function attempt(account: string, network: string): Promise<LimitDecision> {
    const arrival = await limit.arrive(network);
    return arrival === "allowed" ? limit.attempt(account, network) : arrival;
  }

  async function guess(account: string, network: string, guesses: number, everyMs: number): Promise<number> {
    let allowed = 0;
    for (let each = 0; each < guesses; each += 1) {
      allowed += Number((await attempt(account, network)) === "allowed");
      jest.advanceTimersByTime(everyMs);
    }
    return allowed;
  }

  it("S14 the delay grows", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9, 50].map(delayAfter)).toEqual([0, 0, 0, 1, 2, 4, 8, 60, 60]);
  });

  it("S14 1,000 guesses at one account: at most 10 in 15 minutes, and the owner signs in from elsewhere", async () => {
    expect(await guess("Victim@demo.test ", "192.0.2.1", 1_000, 800)).toBeLessThanOrEqual(10);
    expect(await attempt("victim@demo.test", "192.0.2.1")).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect(await limit.attempt("victim@demo.test", "198.51.100.2")).toBe("allowed");
  });

  it("S14 parallel guesses are counted as well", async () => {
    const decisions = await Promise.all(Array.from({ length: 200 }, () => limit.attempt("v@demo.test", "192.0.2.1")));
    expect(decisions.filter((decision) => decision === "allowed").length).toBeLessThanOrEqual(10);
  });

  it("S14 1,000 guesses over 200 accounts end at the network's limit", async () => {
    let allowed = 0;
    for (let each = 0; each < 1_000; each += 1) allowed += await guess(`user-${each % 200}`, "192.0.2.1", 1, 0);
    expect(allowed).toBe(100);
    expect(await attempt("user-1", "198.51.100.2")).toBe("allowed");
  });

  it("S14 a success resets the account and gives the network its attempt back", async () => {
    for (let each = 0; each < 300; each += 1) {
      expect(await attempt(`colleague-${each}`, "192.0.2.1")).toBe("allowed");
      await limit.succeeded(`colleague-${each}`, "192.0.2.1");
    }
    await guess("me", "192.0.2.1", 20, 0);
    await limit.succeeded("me", "192.0.2.1");
    expect(await guess("me", "192.0.2.1", 3, 0)).toBe(3);
  });

  it("S14 who is refused for an account uses nothing up for the network", async () => {
    expect(await guess("me", "192.0.2.1", 500, 0)).toBeLessThanOrEqual(10);
    expect(await guess("colleague", "192.0.2.1", 1, 0)).toBe(1);
  });

  it("S14 what is never read counts against its network", async () => {
    const arrivals = await Promise.all(Array.from({ length: 150 }, () => limit.arrive("192.0.2.1")));
    expect(arrivals.filter((decision) => decision === "allowed")).toHaveLength(100);
  });

  it("S17 a mailbox gets three mails in 15 minutes, however its address is written", async () => {
    const mails = ["me@demo.test", "Me@demo.test ", "ME@DEMO.TEST", "me@demo.test"];
    const decisions: LimitDecision[] = [];
    for (const address of mails) decisions.push(await limit.mail(address));
    expect(decisions.map((decision) => decision === "allowed")).toEqual([true, true, true, false]);
    expect(await limit.mail("you@demo.test")).toBe("allowed");
    jest.advanceTimersByTime(15 * minute);
    expect(await limit.mail("me@demo.test")).toBe("allowed");
  });

  it("S14 forgets after 15 minutes", async () => {
    await guess("me", "192.0.2.1", 100, 1_000);
    jest.advanceTimersByTime(15 * minute);
    expect(await limit.attempt("me", "192.0.2.1")).toBe("allowed");
  });
});
