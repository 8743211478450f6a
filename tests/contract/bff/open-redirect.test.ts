import { returnPath } from "@/lib/session/return-path";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { inParallel } from "@/tests/support/console/in-parallel";
import type { Visitor } from "@/tests/support/console/visitor";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { isExhaustive } from "@/tests/support/exhaustive";
import { emailOf, password } from "@/tests/support/fault-upstream/people";
import { consoleSuite } from "./console-suite";
import { beginnings, hostileAddresses } from "./hostile-addresses";

/** Sign-ins come from a network each, for they are limited. */
const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
});

/** Whether a browser at the console would go elsewhere. */
function leadsAway(target: string): boolean {
  const { origin } = new URL(suite.console.address);
  return !URL.canParse(target, origin) || new URL(target, origin).origin !== origin;
}

/** Every way in which an answer can move a browser. */
function targetsOf({ headers, text }: WireAnswer): string[] {
  const refresh = /http-equiv="refresh" content="[^"]*url=([^"]*)"/i.exec(text)?.[1];
  const inJson = /"(?:url|callbackUrl|redirect|location)":"([^"]*)"/i.exec(
    headers["content-type"]?.includes("json") ? text : "",
  )?.[1];
  // What the sign-in form is given, in the data of its page.
  const ofForm = /\\?"returnTo\\?":\\?"([^"\\]*)/.exec(text)?.[1];
  return [headers.location, headers.refresh, refresh, inJson, ofForm].flat().filter((target) => target !== undefined);
}

it(`W3 there are ${hostileAddresses.length} hostile addresses, at least 620`, () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(620);
});

it("W3 the rule itself never throws and never gives an address outside", () => {
  const results = hostileAddresses.map((address) => ({ address, path: returnPath(address) }));
  expect(results.filter(({ path }) => !path.startsWith("/") || /^\/[/\\]/.test(path) || leadsAway(path))).toEqual([]);
  expect(returnPath("/receptions?page=2#x")).toBe("/receptions?page=2#x");
});

const wellFormed = (address: string) => encodeURIComponent(address.toWellFormed());

/** Addresses of the console that take a return address, with a person signed in or not. */
const endpoints: [string, (address: string) => string, "anybody" | "signed in" | "in turn"][] = [
  ["/login", (address) => `/login?callbackUrl=${wellFormed(address)}`, "in turn"],
  ["next-auth's sign-in page", (address) => `/api/auth/signin?callbackUrl=${wellFormed(address)}`, "anybody"],
  ["next-auth's sign-out page", (address) => `/api/auth/signout?callbackUrl=${wellFormed(address)}`, "signed in"],
  ["next-auth's error page", (address) => `/api/auth/error?callbackUrl=${wellFormed(address)}`, "anybody"],
  [
    "the path itself",
    (address) =>
      `/${address
        .toWellFormed()
        .replace(/[^!-~]/g, encodeURIComponent)
        .replaceAll("#", "")}`,
    "anybody",
  ],
];

/** Of so many addresses an endpoint takes one; the path itself is cheap and takes all (decision 0027). */
const oneOf = isExhaustive ? 1 : 4;
const turnOf = (place: number): readonly string[] =>
  place === endpoints.length - 1
    ? hostileAddresses
    : hostileAddresses.filter((_address, index) => index % oneOf === place % oneOf);

it("W3 the endpoints with a return address share the addresses: each is tried at one at least, each beginning at all", () => {
  const turns = endpoints.slice(0, -1).map((_endpoint, place) => turnOf(place));
  expect(new Set(turns.flat()).size).toBe(hostileAddresses.length);
  for (const turn of turns)
    expect(beginnings.filter((beginning) => !turn.some((address) => address.startsWith(beginning)))).toEqual([]);
});

it("W3 what the sign-in form is given is seen in its page", async () => {
  const answer = await suite.console.visitor().open("/login?callbackUrl=/receptions");
  expect(targetsOf(answer)).toEqual(["/receptions"]);
});

const attempts = endpoints.map(([name, pathOf, who], place) => [name, pathOf, who, turnOf(place)] as const);

it.each(attempts)("W3 %s: no hostile address leads away, none is a 500", async (_name, pathOf, who, addresses) => {
  const nobody = suite.console.visitor();
  const answers = await inParallel(addresses, 8, async (address, index) => {
    const person = who === "signed in" || (who === "in turn" && index % 2 === 0) ? visitor : nobody;
    const answer = await person.open(pathOf(address));
    return { address, status: answer.status, away: targetsOf(answer).filter(leadsAway) };
  });
  expect(answers.filter(({ away }) => away.length > 0)).toEqual([]);
  expect(answers.filter(({ status }) => status >= 500).map(({ address }) => address)).toEqual([]);
});

it("W3 a return address in the body or a cookie of a sign-in changes nothing", async () => {
  const path = "/api/auth/callback/credentials";
  const answers = await inParallel(hostileAddresses, 8, async (callbackUrl, index) => {
    const body = JSON.stringify({
      email: emailOf("L1S", index),
      password,
      rememberMe: false,
      csrfToken: "x",
      callbackUrl,
    });
    const cookie = `next-auth.callback-url=${wellFormed(callbackUrl)}; __Secure-next-auth.callback-url=${wellFormed(callbackUrl)}`;
    const headers = { ...ownPageHeaders(suite.console.address), cookie };
    const answer = await suite.console.visitor().send({ method: "POST", path, headers, body });
    const isLong = Buffer.byteLength(body) > 4_096;
    return { status: answer.status, isLong, away: targetsOf(answer).filter(leadsAway) };
  });
  expect(answers.flatMap(({ away }) => away)).toEqual([]);
  expect(answers.filter(({ status, isLong }) => status !== (isLong ? 413 : 400))).toEqual([]);
});
