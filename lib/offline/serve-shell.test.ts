import { runInNewContext } from "node:vm";
import { serveShell } from "./serve-shell";

const settings = { release: "1", cache: "v2", shell: "/offline", refresh: "refresh", timeouts: { "/inventory": 50 } };
const origin = "https://console.test";
const oldNonce = "b2xkLW5vbmNl";

type Listener = (event: object) => void;

/** A browser's worker around the function's own text, as it is sent: nothing from outside of it is there. */
function worker(fetch: (address: string) => Promise<Response>) {
  const kept = new Map<string, Response>();
  const pathOf = (request: Request | string) =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  const cache = {
    match: async (request: Request | string) => kept.get(pathOf(request))?.clone(),
    put: async (request: Request | string, answer: Response) => void kept.set(pathOf(request), answer),
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(path, await fetch(path));
    },
    keys: async () => [...kept.keys()].map((path) => new Request(origin + path)),
    delete: async (request: Request) => kept.delete(pathOf(request)),
  };
  const listeners = new Map<string, Listener>();
  const self = {
    location: new URL(origin),
    registration: {},
    clients: { claim: async () => undefined, get: async () => ({ url: `${origin}/inventory?open=5` }) },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  runInNewContext(`(${serveShell})(${JSON.stringify(settings)})`, {
    ...{ self, URL, Response, Headers, crypto, btoa, setTimeout, Uint8Array },
    caches: { open: async () => cache },
    fetch: (request: Request | string) => fetch(pathOf(request)),
  });
  const waited = async (type: string, event: object = {}): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  /** @returns undefined where the worker leaves it alone */
  const asked = (path: string, mode: "navigate" | "cors" = "navigate"): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    const request = { method: "GET", mode, url: origin + path };
    const respondWith = (given: Promise<Response>) => (answer = given);
    listeners.get("fetch")?.({ request, clientId: "1", preloadResponse: Promise.resolve(undefined), respondWith });
    return answer;
  };
  return { kept, waited, asked };
}

function shellAnswer(path: string): Response {
  if (path !== "/offline") return new Response(`// ${path}`);
  const html = `<script nonce="${oldNonce}" src="/_next/static/chunks/a.js"></script>["/_next/static/chunks/b.js"]`;
  return new Response(html, { headers: { "content-security-policy": `script-src 'nonce-${oldNonce}'` } });
}

/** A worker that has kept the shell, whose network goes by `state.isAway`. */
async function installed() {
  const state = { isAway: false, isSilent: false };
  const { kept, waited, asked } = worker((path) => {
    if (state.isSilent) return new Promise(() => undefined);
    return state.isAway ? Promise.reject(new TypeError("failed to fetch")) : Promise.resolve(shellAnswer(path));
  });
  await waited("install");
  return { state, kept, waited, asked };
}

it("W5 the shell stands in for a page without a network, each time under a nonce that was never there", async () => {
  const { state, asked } = await installed();
  expect(await (await asked("/orders"))?.text()).toBe("// /orders");
  state.isAway = true;
  const nonces: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await asked("/orders?open=5");
    const [, nonce = ""] = /nonce-([^']+)/.exec(answer?.headers.get("content-security-policy") ?? "") ?? [];
    expect(await answer?.text()).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(new Set([oldNonce, ...nonces]).size).toBe(3);
});

it("W8 it keeps the shell and scripts alone: no page and no call passes through it", async () => {
  const { kept, asked } = await installed();
  await asked("/orders");
  await asked("/_next/static/chunks/later.js", "cors");
  expect([asked("/api/rest/orders", "cors"), asked("/api/export/orders"), asked("/icon.svg", "cors")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await (await asked("/_next/static/chunks/later.js", "cors"))?.text();
  expect([...kept.keys()].sort()).toEqual([
    "/_next/static/chunks/a.js",
    "/_next/static/chunks/b.js",
    "/_next/static/chunks/later.js",
    "/offline",
  ]);
});

it("a network that takes all and brings nothing gives way on the page that counts", async () => {
  const { state, asked } = await installed();
  state.isSilent = true;
  expect(await (await asked("/inventory?open=5"))?.text()).toContain("/_next/static/chunks/a.js");
});

it("another release drops what only the one before it needed; a refresh drops nothing", async () => {
  const { kept, waited, asked } = await installed();
  await (await asked("/_next/static/chunks/old.js", "cors"))?.text();
  await waited("message", { data: "refresh" });
  expect(kept.has("/_next/static/chunks/old.js")).toBe(true);
  await waited("install");
  expect(kept.has("/_next/static/chunks/old.js")).toBe(false);
});

it("without a shell a page that fails fails as it would without a worker", async () => {
  const { asked } = worker(() => Promise.reject(new TypeError("failed to fetch")));
  await expect(asked("/orders")).rejects.toThrow("failed to fetch");
});
