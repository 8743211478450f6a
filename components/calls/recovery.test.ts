import { ConsoleError } from "@/lib/errors/console-error";
import { asksAgainAfter, comesBackByItself } from "./recovery";

const failedWith = (error: unknown, errorUpdatedAt = 0) => ({ state: { error, errorUpdatedAt } });

describe("recovery of failed reads", () => {
  it.each(["offline", "upstream-unreachable", "upstream-timeout", "overloaded", "session-unavailable"] as const)(
    "P18 %s is asked again after five seconds, a little apart from other tabs",
    (code) => {
      expect(asksAgainAfter(failedWith(new ConsoleError(code)))).toBe(5_000);
      expect(asksAgainAfter(failedWith(new ConsoleError(code), 1_790_000_002_999))).toBeLessThan(8_000);
    },
  );

  it("P18 not before the time that the answer names", () => {
    const error = new ConsoleError("upstream-unreachable", { retryAfter: 20 });
    expect(asksAgainAfter(failedWith(error))).toBe(20_000);
  });

  it.each(["forbidden", "not-found", "upstream-invalid-answer", "internal", "session-ended"] as const)(
    "%s is not asked again",
    (code) => {
      expect(comesBackByItself(new ConsoleError(code))).toBe(false);
      expect(asksAgainAfter(failedWith(new ConsoleError(code)))).toBe(false);
    },
  );

  it("leaves an answered query alone", () => {
    expect(asksAgainAfter(failedWith(null))).toBe(false);
  });
});
