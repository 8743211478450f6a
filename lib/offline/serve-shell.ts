interface ShellSettings {
  /** Of the build: another one has other scripts. */
  release: string;
  cache: string;
  shell: string;
  refresh: string;
  /** A page of these paths that has not begun after so many milliseconds gives way to the shell. */
  timeouts: Readonly<Record<string, number>>;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PageFetch extends WaitingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "message", listener: (event: WaitingEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: PageFetch) => void): void;
}

declare const self: WorkerScope;

/**
 * The service worker: a page that the network does not bring is the shell, which holds no data, with the scripts that it
 * needs. All else goes its way. The shell is served under a nonce of its own each time, as every page is (W5).
 *
 * Its text is sent by itself, so it may use nothing from outside of it.
 */
export function serveShell({ release, cache: name, shell, refresh, timeouts }: ShellSettings): void {
  const assets = "/_next/static/";

  /** Fetches the shell and what it needs. @param isNew of another build: what only the one before needed goes */
  async function keep(isNew: boolean): Promise<void> {
    const answer = await fetch(shell, { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok || answer.redirected) throw new Error(`The shell answered ${answer.status} for ${release}.`);
    const text = await answer.clone().text();
    const parts = new Set(text.match(/\/_next\/static\/[\w./~()%-]+\.(?:js|css|woff2)/g));
    const cache = await caches.open(name);
    const missing = await Promise.all([...parts].map(async (part) => ((await cache.match(part)) ? [] : [part])));
    await cache.addAll(missing.flat());
    const headers = new Headers(answer.headers);
    // The browser has unpacked it.
    for (const packing of ["content-encoding", "content-length"]) headers.delete(packing);
    await cache.put(shell, new Response(text, { headers }));
    if (!isNew) return;
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(assets) && !parts.has(pathname)) await cache.delete(request);
    }
  }

  async function kept(): Promise<Response | undefined> {
    const found = await (await caches.open(name)).match(shell);
    const policy = found?.headers.get("content-security-policy") ?? "";
    const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
    if (found === undefined || old === undefined) return undefined;
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
    const headers = new Headers(found.headers);
    headers.set("content-security-policy", policy.replaceAll(old, nonce));
    return new Response((await found.text()).replaceAll(old, nonce), { headers });
  }

  async function page({ request, preloadResponse }: PageFetch): Promise<Response> {
    const limit = timeouts[new URL(request.url).pathname];
    const asked = preloadResponse.then((answer) => answer ?? fetch(request));
    const late = new Promise<undefined>((resolve) => {
      if (limit !== undefined) setTimeout(resolve, limit, undefined);
    });
    try {
      const answer = await Promise.race([asked, late]);
      return answer ?? (await kept()) ?? (await asked);
    } catch (reason) {
      const stands = await kept();
      if (stands === undefined) throw reason;
      return stands;
    }
  }

  /** What a count has once needed it finds again. */
  async function asset({ request, clientId }: PageFetch): Promise<Response> {
    const cache = await caches.open(name);
    const found = await cache.match(request);
    if (found !== undefined) return found;
    const answer = await fetch(request);
    const client = await self.clients.get(clientId);
    const isCount = client !== undefined && timeouts[new URL(client.url).pathname] !== undefined;
    if (answer.ok && isCount) await cache.put(request, answer.clone());
    return answer;
  }

  self.addEventListener("install", (event) => {
    event.waitUntil(keep(true).then(() => self.skipWaiting()));
  });
  self.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
  });
  self.addEventListener("message", (event) => {
    if (event.data === refresh) event.waitUntil(keep(false).catch(() => undefined));
  });
  self.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== self.location.origin) return;
    if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event));
    else if (pathname.startsWith(assets)) event.respondWith(asset(event));
  });
}
