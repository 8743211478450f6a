import fc from "fast-check";
import { jwt } from "@/tests/contract/session-store/session-fixtures";
import { tokenLife } from "./token-life";

describe("tokenLife", () => {
  it("S11 counts from the receipt, whatever the platform's clock shows", () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), fc.integer({ min: 1, max: 86_400 }), (skew, life) => {
        const now = 1_700_000_000_000;
        expect(tokenLife(jwt(life, now, skew), now)).toEqual({ expiresAt: now + life * 1000, lifeMs: life * 1000 });
      }),
      { numRuns: 1_201 },
    );
  });

  it.each(["", "opaque", "a.b.c", "a..c", `a.${Buffer.from("null").toString("base64url")}.c`, jwt(0, 0)])(
    "knows nothing of %j",
    (token) => {
      expect(tokenLife(token, 0)).toBeNull();
    },
  );
});
