import fc from "fast-check";
import { upstreamText } from "./upstream-text";

describe("the text of a failed platform answer", () => {
  it("ERRS-002 is a string error as it is", () => {
    expect(upstreamText({ error: "Storage is closed" })).toBe("Storage is closed");
  });

  it("ERRS-002 is error.message as it is", () => {
    expect(upstreamText({ error: { message: "Storage is closed" } })).toBe("Storage is closed");
  });

  it("ERRS-003 is the first of several messages", () => {
    expect(upstreamText({ error: { message: ["First", "Second"] } })).toBe("First");
    expect(upstreamText({ error: ["First", "Second"] })).toBe("First");
  });

  it("ERRS-005 capitalises 'object not found'", () => {
    expect(upstreamText({ error: { message: "object not found" } })).toBe("Object not found");
  });

  it.each([[null], ["<html>"], [[]], [{}], [{ error: null }], [{ error: { message: 4 } }], [{ error: "  " }]])(
    "P15 is absent in %j",
    (body) => {
      expect(upstreamText(body)).toBeUndefined();
    },
  );

  it("P15 never throws and is never longer than 300 characters, for any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (error, body) => {
        for (const each of [body, { error }, { error: { message: error } }]) {
          expect((upstreamText(each) ?? "").length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
