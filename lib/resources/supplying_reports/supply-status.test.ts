import { cancelledBit, headerStepOf, isCancelled, reportStatusOf } from "./supply-status";

describe("the status of a supply report", () => {
  it.each([
    [1, 0, "NEW"],
    [3, 1, "PICKED"],
    [7, 2, "COURIER_ACCEPTED"],
    [15, 3, "REVIEWED"],
  ] as const)("SREP-005 SREP-007 SREP-008 mask %s is step %s, %s", (mask, step, status) => {
    expect([headerStepOf(mask), reportStatusOf(mask)]).toEqual([step, status]);
  });

  it.each([0, 2, 5, 99])("SREP-005 an unknown mask %s is new, at the first step", (mask) => {
    expect([headerStepOf(mask), reportStatusOf(mask)]).toEqual([0, "NEW"]);
  });

  it("SREP-008 a cancelled report stands at the step where it stopped", () => {
    expect(reportStatusOf(7 + cancelledBit)).toBe("CANCELLED");
    expect(headerStepOf(7 + cancelledBit)).toBe(2);
    expect(isCancelled(15)).toBe(false);
  });
});
