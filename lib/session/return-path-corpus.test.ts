import fc from "fast-check";
import { anyText } from "@/tests/support/any-text";
import { returnPath } from "./return-path";

/** The ways of saying "another host" that open redirects have been made of. */
const starts = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "\\",
  "/\\/",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "/\0/",
  "/ /",
  "/.//",
  "/..//",
  "/x/..//",
  "/%2f/",
  "/%5c",
  "%2f%2f",
  "https://",
  "https:/",
  "https:",
  "HtTp://",
  "javascript:",
  "data:text/html,",
  "blob:",
  "ftp://",
  " //",
  "\t//",
  "\u00a0//",
  "/\u2028//",
  "/;//",
  "/?//",
  "/@",
  "@",
  "http:///",
  "http:\\\\",
  ":://",
];
const hosts = [
  "evil.test",
  "evil.test/orders",
  "evil.test\\orders",
  "evil.test%2forders",
  "evil%E3%80%82test",
  "evil。test",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "[::ffff:1.2.3.4]",
  "console.test@evil.test",
  "console.test.evil.test",
  "evil.test#console.test",
  "evil.test?console.test",
  "user:pass@evil.test:80",
  "alert(1)",
  "%00evil.test",
];
const corpus = starts.flatMap((start) => hosts.map((host) => start + host));

/** Where a browser on the console would end up. */
function hostAfter(path: string): string {
  return new URL(path, "https://console.test/login").host;
}

describe("returnPath", () => {
  it(`W3 none of ${corpus.length} payloads leads to another host`, () => {
    expect(corpus.length).toBeGreaterThanOrEqual(620);
    const escaped = corpus.filter((payload) => hostAfter(returnPath(payload)) !== "console.test");
    expect(escaped).toEqual([]);
  });

  it("W3 whatever the text, it never throws and stays on this host, also when it is taken twice", () => {
    const piece = fc.oneof(
      fc.constantFrom(...starts, ...hosts, ".", "..", "/", "%", "#", "?"),
      fc.string({ maxLength: 6 }),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
          anyText(),
        ),
        (payload) => {
          const path = returnPath(payload);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(hostAfter(path)).toBe("console.test");
          expect(returnPath(path)).toBe(path);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it.each([null, 7, {}, [], ["//evil.test"], Symbol("x")])("W3 %p is no path", (given) => {
    expect(returnPath(given)).toBe("/");
  });
});
