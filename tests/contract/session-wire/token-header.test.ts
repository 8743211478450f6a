import type { Call } from "@/lib/calls/call";
import { callTable, downloadCalls } from "@/lib/resources/call-table";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "../bff/console-suite";
import { sampleHeaders, sampleRequest } from "../bff/sample-args";
import { tokenLines } from "./session-answers";

/** Of its own: other files have asked for mails to the sample's mailbox, of which there are three in 15 minutes (S17). */
const suite = consoleSuite({ own: true });
const isForBrowsers = (call: Call) => call.kind !== "rest" || call.caller === "browser";
const needsSession = ({ access }: Call) => access !== "public";
const titled = (calls: readonly Call[]) => calls.map((call) => [call.id, call] as const);

let visitor: Visitor;
beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
}, 30_000);

async function make(call: Call) {
  const headers = { ...ownPageHeaders(suite.console.address), ...(await sampleHeaders(call, visitor)) };
  return visitor.send({ ...sampleRequest(call), headers });
}

/** The one request to the platform that the call led to. */
async function sentFor(call: Call) {
  const answer = await make(call);
  expect([call.id, answer.status]).toEqual([call.id, 200]);
  const [sent, ...more] = suite.upstream.journal.of(call.id);
  expect(more).toEqual([]);
  if (sent === undefined) throw new Error(`${call.id} did not reach the platform.`);
  return sent;
}

const withToken = callTable.filter((call) => isForBrowsers(call) && needsSession(call));
const restAndFiles = withToken.filter(({ kind }) => kind !== "query");
const queries = withToken.filter(({ kind }) => kind === "query");
const withoutToken = callTable.filter((call) => isForBrowsers(call) && !needsSession(call));

it.each(titled(restAndFiles))(
  "SESS-009 %s carries x-auth-token with the access token, and no other",
  async (_id, call) => {
    const sent = await sentFor(call);
    expect(tokenLines(sent)).toEqual([`x-auth-token: ${sent.token}`]);
    expect(suite.upstream.tokens.holderOf(sent.token)?.roles).toEqual(["ROLE_CHAIN_ADMIN"]);
  },
);

it.each(titled(queries))("SESS-009 %s carries the access token as its message's apiToken", async (_id, call) => {
  const sent = await sentFor(call);
  expect(suite.upstream.tokens.holderOf(sent.token)?.roles).toEqual(["ROLE_CHAIN_ADMIN"]);
  expect(tokenLines(sent)).toEqual([]);
});

it.each(titled(withoutToken))(
  "SESS-010 %s sends neither marker nor token, even for somebody signed in",
  async (_id, call) => {
    const sent = await sentFor(call);
    expect(tokenLines(sent)).toEqual([]);
    expect(sent.headers.map(([name]) => name).filter((name) => /no.?auth/.test(name))).toEqual([]);
  },
);

it("SESS-011 the refresh call goes out without the token header", async () => {
  const another = await suite.signedIn("CHAIN_ADMIN");
  suite.upstream.tokens.revokeAccess();
  await another.call(ordersCalls.list, {});
  const [sent] = suite.upstream.journal.of(sessionCalls.refresh.id);
  expect([sent?.method, sent?.target]).toEqual(["GET", expect.stringMatching(/^\/users\/fresh-token\/[^/?]+$/)]);
  expect(sent && tokenLines(sent)).toEqual([]);
  expect(sent?.body).toBe("");
});

it("SESS-026 every file of the table is fetched with X-Auth-Token, and its address holds no token", async () => {
  expect(downloadCalls).not.toEqual([]);
  const renewed = await suite.signedIn("CHAIN_ADMIN");
  for (const call of downloadCalls) {
    suite.upstream.journal.clear();
    const request = sampleRequest(call);
    const answer = await renewed.send({ ...request, headers: ownPageHeaders(suite.console.address) });
    expect([answer.status, answer.isWhole]).toEqual([200, true]);
    const [sent] = suite.upstream.journal.of(call.id);
    expect(suite.upstream.tokens.holderOf(sent?.token)).toBeDefined();
    expect(request.path + sent?.target).not.toContain(sent?.token);
  }
});

it("SESS-015 SESS-026 a file is asked for once more after its 403", async () => {
  const another = await suite.signedIn("CHAIN_ADMIN");
  for (const call of downloadCalls.slice(0, 1)) {
    suite.upstream.tokens.revokeAccess();
    const answer = await another.send({ path: sampleRequest(call).path });
    expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect(suite.upstream.journal.count(call.id)).toBe(2);
    expect(suite.upstream.journal.count(sessionCalls.refresh.id)).toBe(1);
  }
});
