import fc from "fast-check";
import { presentedSessionId } from "./session-cookie";
import { newSessionId } from "./session-id";

describe("presentedSessionId", () => {
  it("finds the id among other cookies", () => {
    const id = newSessionId();
    expect(presentedSessionId(`theme=dark; __Host-session=${id}; locale=ro`)).toBe(id);
  });

  it.each(["session", "__Host-Session", "__host-session", "__Secure-session", "x__Host-session", "__Host-session.0"])(
    "S3 a cookie named %s is not it",
    (name) => {
      expect(presentedSessionId(`${name}=${newSessionId()}`)).toBeUndefined();
    },
  );

  it("S20 junk is no id and no error", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((value) => `__Host-session=${value}`),
        ),
        (header) => {
          expect(presentedSessionId(header)).toBeUndefined();
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
