import fc from "fast-check";
import { outboundHeaders, passedOn } from "./outbound-headers";

const allowed = new Set(["accept", "content-type", "traceparent", "x-auth-token"]);
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const value = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);

const hostile = [
  ["x-auth-token", "stolen"],
  ["x_auth_token", "stolen"],
  ["cookie", "a=b"],
  ["authorization", "Bearer x"],
  ["x-forwarded-for", "10.0.0.1"],
  ["x-forwarded-host", "evil.test"],
  ["forwarded", "for=1"],
  ["host", "evil.test"],
  ["x-middleware-next", "1"],
  ["content-type", "text/html"],
  ["accept", "text/html"],
  ["transfer-encoding", "chunked"],
] as const;

describe("outboundHeaders", () => {
  it("P6 whatever a browser sends, only the listed headers go out and the token is ours", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 20 }), fc.boolean(), (extra, hasBody) => {
        const given = new Headers();
        for (const [header, text] of [...hostile, ...extra]) given.append(header, text);
        const sent = outboundHeaders("application/json", { token: "ours", hasBody, passed: passedOn(given) });
        expect(Object.keys(sent).filter((header) => !allowed.has(header))).toEqual([]);
        expect(sent["x-auth-token"]).toBe("ours");
        expect(sent.accept).toBe("application/json");
        expect(sent["content-type"]).toBe(hasBody ? "application/json" : undefined);
      }),
      { numRuns: 1_000 },
    );
  });

  it("P6 a trace context is passed on, an entity tag of the console's own is not", () => {
    const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
    expect(passedOn(new Headers({ "if-match": '"17.v1"', traceparent }))).toEqual({ traceparent });
  });

  it("SESS-010 SESS-011 a call without a session sends no token header", () => {
    expect(outboundHeaders("application/json", { hasBody: false })).toEqual({ accept: "application/json" });
  });
});
