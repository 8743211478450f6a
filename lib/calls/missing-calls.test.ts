import { ConsoleError } from "@/lib/errors/console-error";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { forgetMissingCalls, isCallMissing, learnMissingCall, onMissingCall } from "./missing-calls";

const { create, one } = receptionsInternCalls;

/** Of a tab, whose keys are its own properties: there is none outside of a browser. */
beforeAll(() => {
  const sessionStorage: Record<string, string> = Object.create({
    getItem: (key: string) => sessionStorage[key] ?? null,
    setItem(key: string, value: string) {
      sessionStorage[key] = value;
    },
    removeItem(key: string) {
      delete sessionStorage[key];
    },
  });
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});
beforeEach(forgetMissingCalls);

it.each(["not-found", "method-not-allowed"] as const)(
  "RINT-005 a call that is answered %s is missing until the next sign-in, and no other is",
  (code) => {
    const told = jest.fn();
    const end = onMissingCall(told);
    expect(isCallMissing(create)).toBe(false);
    learnMissingCall(create, new ConsoleError(code));
    learnMissingCall(create, new ConsoleError(code));
    expect([isCallMissing(create), isCallMissing(one), told.mock.calls.length]).toEqual([true, false, 1]);
    learnMissingCall(one, new ConsoleError(code));
    end();
    expect([isCallMissing(create), isCallMissing(one)]).toEqual([true, true]);
    forgetMissingCalls();
    expect(isCallMissing(create)).toBe(false);
  },
);

it("C5 in a browser that keeps nothing it is missing until the next reload", () => {
  Object.defineProperty(globalThis, "sessionStorage", { value: undefined, configurable: true });
  learnMissingCall(create, new ConsoleError("not-found"));
  learnMissingCall(one, new ConsoleError("not-found"));
  expect([isCallMissing(create), isCallMissing(one)]).toEqual([true, true]);
  forgetMissingCalls();
  expect(isCallMissing(create)).toBe(false);
});

it.each(["upstream-rejected", "upstream-unreachable", "upstream-invalid-answer"] as const)(
  "a call that is answered %s is there",
  (code) => {
    learnMissingCall(create, new ConsoleError(code));
    learnMissingCall(create, new Error(code));
    expect(isCallMissing(create)).toBe(false);
  },
);
