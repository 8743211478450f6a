import * as z from "zod";
import * as mini from "#schema";

declare global {
  var leftBehind: string | undefined;
}

const { structuredClone, setTimeout } = globalThis;

/** Looks for what the other file left behind, then leaves it behind itself: whichever of them comes first. */
export function leaveThingsBehind(): void {
  it("finds nothing that another file left behind", () => {
    expect(globalThis.leftBehind).toBeUndefined();
    expect(process.env.LEFT_BEHIND).toBeUndefined();
    expect(String(structuredClone)).toContain("native code");
    expect(setTimeout).not.toHaveProperty("clock");
    expect(expect(1)).not.toHaveProperty("toBeLeftBehind");
    expect({ a: 1 }).not.toEqual({ a: 2 });
    expect(process.exitCode).toBeUndefined();
  });

  it("shares one zod with everything that validates", () => {
    expect(mini.core.$ZodType).toBe(z.core.$ZodType);
  });

  it("leaves things behind", () => {
    globalThis.leftBehind = "yes";
    process.env.LEFT_BEHIND = "yes";
    globalThis.structuredClone = (value) => value;
    jest.useFakeTimers();
    expect.extend({ toBeLeftBehind: () => ({ pass: true, message: () => "" }) });
    const addTesters: unknown = Reflect.get(expect, "addEqualityTesters");
    if (typeof addTesters !== "function") throw new Error("Jest has no equality testers any more.");
    addTesters.call(expect, [() => true]);
  });
}
