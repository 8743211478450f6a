import { createSignInLimit, delayAfter, type SignInLimit } from "./sign-in-limit";

const minute = 60_000;

describe("sign-in limit", () => {
  let limit: SignInLimit;

  beforeEach(() => {
    jest.useFakeTimers();
    limit = createSignInLimit(undefined);
  });
  afterEach(() => jest.useRealTimers());

  async function guess(account: string, network: string, guesses: number, everyMs: number): Promise<number> {
    let allowed = 0;
    for (let each = 0; each < guesses; each += 1) {
      allowed += Number((await limit.attempt(account, network)) === "allowed");
      jest.advanceTimersByTime(everyMs);
    }
    return allowed;
  }

  it("S14 the delay grows", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9, 50].map(delayAfter)).toEqual([0, 0, 0, 1, 2, 4, 8, 60, 60]);
  });

  it("S14 1,000 guesses at one account: at most 10 in 15 minutes, and the owner signs in from elsewhere", async () => {
    expect(await guess("Victim@demo.test ", "192.0.2.1", 1_000, 800)).toBeLessThanOrEqual(10);
    expect(await limit.attempt("victim@demo.test", "192.0.2.1")).toEqual({ retryAfterSeconds: expect.any(Number) });
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
    expect(await limit.attempt("user-1", "198.51.100.2")).toBe("allowed");
  });

  it("S14 a success resets the account and gives the network its attempt back", async () => {
    for (let each = 0; each < 300; each += 1) {
      expect(await limit.attempt(`colleague-${each}`, "192.0.2.1")).toBe("allowed");
      await limit.succeeded(`colleague-${each}`, "192.0.2.1");
    }
    await guess("me", "192.0.2.1", 20, 0);
    await limit.succeeded("me", "192.0.2.1");
    expect(await guess("me", "192.0.2.1", 3, 0)).toBe(3);
  });

  it("S14 forgets after 15 minutes", async () => {
    await guess("me", "192.0.2.1", 100, 1_000);
    jest.advanceTimersByTime(15 * minute);
    expect(await limit.attempt("me", "192.0.2.1")).toBe("allowed");
  });
});
