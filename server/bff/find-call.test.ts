import fc from "fast-check";
import { z } from "zod";
import { slug } from "@/lib/calls/scalars";
import { downloadCalls, restCalls } from "@/lib/resources/call-table";
import { hostileSegments } from "@/tests/contract/bff/hostile-paths";
import { addressUnder } from "../upstream/call-rest";
import { callFinder } from "./find-call";

const calls = [...restCalls.filter(({ caller }) => caller === "browser"), ...downloadCalls];
const find = callFinder(calls);

const tricks = [
  "..",
  ".",
  "",
  "%2e%2e",
  "%2f",
  "..%2f..",
  "\\",
  "/",
  "//evil.test",
  "@evil.test",
  "a:b",
  "\0",
  "\r\n",
  ";",
  "17;x",
  "http:",
  "1e3",
  "１７",
  "17 ",
  "+17",
  "-1",
  "0x11",
  "__proto__",
  "constructor",
];
const words = calls.flatMap(({ path }) => path.split("/").filter((part) => !part.startsWith("{")));
const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...tricks),
  fc.nat().map(String),
  fc.string({ maxLength: 12 }),
);
/** A path of the table, each value a good or a hostile one. */
const listedPath = fc
  .tuple(fc.constantFrom(...calls), fc.array(fc.oneof(fc.nat().map(String), segment), { minLength: 4, maxLength: 4 }))
  .map(([{ path }, values]) => path.split("/").map((part, at) => (part.startsWith("{") ? (values[at] ?? "") : part)));
const path = fc.oneof(listedPath, fc.array(segment, { minLength: 1, maxLength: 6 }));
const method = fc.constantFrom("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE");

/** The path as an expression in which each name in braces stands for one segment. */
function formOf(template: string): RegExp {
  return new RegExp(`^/base/${template.replace(/\{\w+\}/g, "[^/]+")}$`);
}

describe("callFinder", () => {
  it("P1 P2 whatever the path, the platform's address has our origin and a listed path", () => {
    let found = 0;
    fc.assert(
      fc.property(method, path, (given, segments) => {
        const hit = attempt(given, segments);
        if (hit === undefined) return;
        found += 1;
        const address = addressUnder(
          "http://platform.test:81/base/",
          { ...hit.call, query: {} },
          { params: hit.params },
        );
        expect(address.origin).toBe("http://platform.test:81");
        expect(address.pathname).toMatch(formOf(hit.call.path));
        expect(address.search + address.hash + address.username).toBe("");
        expect(hit.call.method).toBe(given);
      }),
      { numRuns: 10_000 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it.each(calls.filter(({ path }) => path.includes("{")).map((call) => [call.id, call] as const))(
    "P2 %s takes none of the tricks for a value",
    (_id, call) => {
      // To a call by name a plain word is a name: it cannot leave its segment.
      const isName = (trick: string) => Object.values<unknown>(call.params).includes(slug) && /^[a-z0-9]+$/.test(trick);
      for (const trick of tricks.filter((each) => !isName(each))) {
        const segments = call.path.split("/").map((part) => (part.startsWith("{") ? trick : part));
        expect(attempt(call.method, segments)).toBeUndefined();
      }
    },
  );

  it.each(calls.map((call) => [call.id, call] as const))(
    `P2 %s takes none of the ${hostileSegments.length} hostile segments, in the place of a value or behind its path`,
    (_id, call) => {
      const accepted = hostileSegments.filter((segment) => {
        const filled = call.path.replaceAll(/\{\w+\}/g, segment);
        const segments = decoded(filled === call.path ? `${call.path}/${segment}` : filled);
        return segments !== undefined && attempt(call.method, segments) !== undefined && !isName(call, segment);
      });
      expect(accepted).toEqual([]);
    },
  );

  it("P4 a listed path with another method names those that it has", () => {
    expect(() => find("PUT", ["orders"])).toThrow(
      expect.objectContaining({ code: "method-not-allowed", allowed: ["GET"] }),
    );
  });

  it.each([[["login"]], [["logout"]], [["users", "fresh-token", "abcdefghijkl"]], [["nope"]], [[]]])(
    "P4 what no browser may call is not found: %j",
    (segments) => {
      expect(() => find("POST", segments)).toThrow(expect.objectContaining({ code: "not-found" }));
    },
  );
});

/** The segments as Next hands them over; undefined for broken percent-encoding, which is refused before (P3). */
function decoded(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** To a call by name a plain word is a name: it cannot leave its segment. */
function isName(call: (typeof calls)[number], segment: string): boolean {
  return Object.values<unknown>(call.params).includes(slug) && z.safeDecode(slug, decodeURIComponent(segment)).success;
}

function attempt(given: string, segments: readonly string[]) {
  try {
    return find(given, segments);
  } catch {
    return undefined;
  }
}
