import { deliveryStatusOf, deliveryWindowOf } from "./order-delivery";

const [early, late] = ["2026-03-01T08:00:00Z", "2026-03-01T10:00:00Z"];

describe("order delivery", () => {
  it("ORDR-009 shows the furthest step of a mask", () => {
    expect([1, 2, 4, 8, 16_777_216].map(deliveryStatusOf)).toEqual([
      "NEW",
      "PICKED",
      "COURIER_ACCEPTED",
      "COURIER_DELIVERED",
      "CANCELLED",
    ]);
    expect(deliveryStatusOf(1 | 2 | 4)).toBe("COURIER_ACCEPTED");
    expect(deliveryStatusOf(1 | 2 | (2 ** 24))).toBe("CANCELLED");
  });

  it.each([undefined, 0, 16])("ORDR-009 a mask of %p has no known step", (mask) => {
    expect(deliveryStatusOf(mask)).toBeUndefined();
  });

  it("ORDR-006 the window comes from since and upTo, whichever are there", () => {
    expect(deliveryWindowOf(undefined)).toEqual({ kind: "none" });
    expect(deliveryWindowOf({})).toEqual({ kind: "none" });
    expect(deliveryWindowOf({ since: early })).toEqual({ kind: "from", since: early });
    expect(deliveryWindowOf({ upTo: late })).toEqual({ kind: "until", upTo: late });
    expect(deliveryWindowOf({ since: early, upTo: late })).toEqual({ kind: "span", since: early, upTo: late });
  });

  it("ORDR-006 a window never ends before it begins", () => {
    expect(deliveryWindowOf({ since: late, upTo: early })).toEqual({ kind: "span", since: early, upTo: late });
  });
});
