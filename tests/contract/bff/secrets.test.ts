import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { status } from "@grpc/grpc-js";
import type { Call } from "@/lib/calls/call";
import { documentationServiceCalls, downloadCalls, queryCalls } from "@/lib/resources/call-table";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { exchange } from "@/tests/support/console/http-exchange";
import { inParallel } from "@/tests/support/console/in-parallel";
import { builtFolder, projectRoot } from "@/tests/support/console/run-console";
import { ownPageHeaders, type Visitor } from "@/tests/support/console/visitor";
import { canaries, secretsIn } from "@/tests/support/fault-upstream/canaries";
import { emailOf } from "@/tests/support/fault-upstream/people";
import { refusing } from "@/tests/support/fault-upstream/query-faults";
import {
  cutAfter,
  failing,
  htmlPage,
  redirectedTo,
  withFurtherHeaders,
} from "@/tests/support/fault-upstream/rest-faults";
import { pagePaths } from "./app-routes";
import { consoleSuite } from "./console-suite";
import { browserRestCalls, sampleHeaders, sampleRequest } from "./sample-args";

const suite = consoleSuite();
const rows: readonly Call[] = [...browserRestCalls, ...queryCalls, ...documentationServiceCalls, ...downloadCalls];
const pages = [...pagePaths("(console)"), ...pagePaths("(public)")];

async function everythingOnce(): Promise<void> {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  await inParallel(pages, 4, (path) => visitor.open(path));
  await inParallel(pages, 4, (path) => visitor.send({ path: `${path}?_rsc=abc`, headers: { rsc: "1" } }));
  await inParallel(rows, 4, (call) => callOnce(visitor, call));
  for (const path of ["/api/session", "/api/session/list", "/api/auth/csrf"]) await visitor.ask(path);
}

async function callOnce(visitor: Visitor, call: Call): Promise<void> {
  const { method, path, body } = sampleRequest(call);
  const headers = { ...ownPageHeaders(suite.console.address), ...(await sampleHeaders(call, visitor)) };
  await visitor.send({ method, path, body, headers });
}

/** Every way in which the platform hands secrets out together with a failure. */
async function everyFault(): Promise<void> {
  const { restFaults, queryFaults, tokens } = suite.upstream;
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const faults = [
    failing(500),
    failing(422),
    failing(404),
    htmlPage(200),
    htmlPage(502),
    redirectedTo("http://127.0.0.1:9", 302),
    cutAfter(0.5),
  ];
  for (const fault of [...faults, withFurtherHeaders({ location: canaries.upstreamLocation.marker })]) {
    const forget = restFaults.on(ordersCalls.list, fault);
    await visitor.call(ordersCalls.list, {});
    await visitor.open("/orders");
    forget();
    await visitor.call(ordersCalls.list, {});
  }
  for (const code of [status.UNAVAILABLE, status.INTERNAL, status.UNKNOWN, status.PERMISSION_DENIED]) {
    const forget = queryFaults.on(receptionsCalls.list, refusing(code));
    await visitor.call(receptionsCalls.list, { limit: 1 });
    await visitor.open("/receptions");
    forget();
  }
  tokens.revokeAccess();
  const [late] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  for (const fault of [failing(500), htmlPage(502), redirectedTo("http://127.0.0.1:9", 302), failing(401)]) {
    const forget = restFaults.on(sessionCalls.refresh, fault);
    await late?.open("/orders");
    await late?.call(ordersCalls.list, {});
    forget();
  }
  const stranger = suite.console.visitor();
  await stranger.trySignIn(emailOf("L1S", 5), { typed: `wrong-${canaries.password.marker}` });
  await stranger.ask("/api/rest/users/password/reset", {
    method: "PATCH",
    body: { hash: canaries.resetHash.marker, password: `new-${canaries.password.marker}` },
  });
  await visitor.ask("/api/session/sign-out", { method: "POST" });
}

it(`S1 ${Object.keys(canaries).length} planted secrets: none in any answer, log line or the session file`, async () => {
  expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(12);
  await everythingOnce();
  await everyFault();
  const { watch, logs, sessionFile } = suite.console;
  watch.inspectLog(logs());
  for (const name of readdirSync(dirname(sessionFile)))
    watch.inspectSessionFile(readFileSync(join(dirname(sessionFile), name)));
  expect(watch.looked).toBeGreaterThan(pages.length * 2 + rows.length);
  expect(watch.leaks).toEqual([]);
});

it("S1 the search finds what the platform sends, which shows that it can find", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: emailOf("L1S"), password: `Str0ng-${canaries.password.marker}` });
  const signIn = await exchange(suite.upstream.rest.origin, { method: "POST", path: "/login", headers, body });
  const found = [...secretsIn(signIn.text, "answer"), ...secretsIn(JSON.stringify(signIn.headers), "answer")];
  for (const canary of [
    canaries.accessToken,
    canaries.refreshToken,
    canaries.passwordHash,
    canaries.upstreamCookie,
    canaries.upstreamServer,
  ])
    expect(found).toContain(canary.name);
});

it("S1 W15 no script of the build holds a secret or the name of a server's variable", () => {
  const folder = join(projectRoot, builtFolder(), "static");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(join(folder, name), "utf8");
    expect([
      name,
      /SESSION_SECRET|SESSION_STORE_URL|PLATFORM_REST_URL|PLATFORM_GRPC_TARGET|x-auth-token/.exec(text)?.[0],
    ]).toEqual([name, undefined]);
    expect(name).not.toMatch(/\.map$/);
  }
});
