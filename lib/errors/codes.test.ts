import { readFileSync } from "node:fs";
import { errorCodes } from "./codes";
import { ConsoleError } from "./console-error";

describe("ERRS-037 errors have names of a closed list, and no numbers", () => {
  it.each(["en", "ro"])("each has a text of its own in %s", (locale) => {
    const texts = JSON.parse(readFileSync(`messages/${locale}/errors.json`, "utf8"));
    const told = Object.keys(errorCodes).map((code) => texts[code]);
    expect(told.filter((text) => typeof text !== "string" || text === "")).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  it("each is a failure on the wire: 4xx where the request was at fault, 5xx where it was not", () => {
    for (const { status, level } of Object.values(errorCodes)) {
      expect(status).toBeGreaterThanOrEqual(400);
      if (level === "error") expect(status).toBeGreaterThanOrEqual(500);
    }
  });

  it("a code that is not in the list is an answer that could not be read", () => {
    const known = { error: { code: "rate-limited", requestId: "abc", retryAfter: 3 } };
    expect(ConsoleError.fromFailure(known)).toMatchObject({ code: "rate-limited", status: 429, retryAfter: 3 });
    expect(ConsoleError.fromFailure({ error: { code: "E1042" } }).code).toBe("upstream-invalid-answer");
    expect(ConsoleError.fromFailure("<html>").code).toBe("upstream-invalid-answer");
  });
});
