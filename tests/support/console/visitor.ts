import { randomInt, randomUUID } from "node:crypto";
import { bffHeader, bffRequest, idempotencyHeader } from "@/lib/calls/address";
import type { Call, CallArgs } from "@/lib/calls/call";
import { password } from "../fault-upstream/people";
import type { WireAnswer, WireRequest } from "./http-exchange";
import { exchange } from "./http-exchange";
import type { LeakWatch } from "./leak-watch";

export const sessionCookie = "__Host-session";

/** What the console's own pages send along with a request to its API: under a new key, which only writes heed. */
export function ownPageHeaders(address: string): Record<string, string> {
  return {
    [bffHeader.name]: bffHeader.value,
    [idempotencyHeader]: randomUUID(),
    "content-type": "application/json",
    origin: address,
    "sec-fetch-site": "same-origin",
  };
}

/** Of this file: consoles outlive files, and limits count by network. */
const fileNetworks = `2001:db8:${randomInt(0x1_00_00).toString(16)}`;
let networks = 0;

/** @returns the address of a network (/64) that nobody else is in, for `x-forwarded-for` */
export function newNetwork(): string {
  networks += 1;
  return `${fileNetworks}:${networks.toString(16)}::1`;
}

/** A person at a browser, without the browser: a cookie jar and the requests that the pages make. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Typed at the last sign-in. */
  email = "";
  private network = newNetwork();
  private csrfToken: Promise<string> | undefined;

  constructor(
    readonly origin: string,
    private readonly address: string,
    private readonly watch: LeakWatch,
  ) {}

  /** The same person at another replica, with the same cookies. */
  at(origin: string): Visitor {
    const same = new Visitor(origin, this.address, this.watch);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    same.network = this.network;
    return same;
  }

  get sessionId(): string {
    return this.cookies.get(sessionCookie) ?? "";
  }

  /** Sends a request as it is, with this person's network and cookies and the address's Host. */
  async send(request: WireRequest): Promise<WireAnswer> {
    const own = { host: new URL(this.address).host, "x-forwarded-for": this.network };
    const headers = { ...own, ...this.cookieHeader(), ...request.headers };
    const answer = await exchange(this.origin, { ...request, headers });
    this.keepCookies(answer);
    this.watch.inspect(`${request.method ?? "GET"} ${request.path.slice(0, 80)}`, answer);
    return answer;
  }

  /** As the console's pages do it. */
  ask(path: string, { method = "GET", body, signal }: { method?: string; body?: unknown; signal?: AbortSignal } = {}) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.send({ method, path, headers: ownPageHeaders(this.address), body: text, signal });
  }

  /** The same, with further headers. */
  askFrom(further: Record<string, string>, path: string, { method, body }: { method: string; body: unknown }) {
    const headers = { ...ownPageHeaders(this.address), ...further };
    return this.send({ method, path, headers, body: JSON.stringify(body) });
  }

  /** Opens a page as a navigation does. */
  open(path: string): Promise<WireAnswer> {
    const headers = { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    return this.send({ path, headers: { ...headers, "sec-fetch-site": "same-origin" } });
  }

  /** Makes a call of the table through the console's API. A write goes under a new key, unless `further` has one. */
  call<C extends Call>(
    call: C,
    args: CallArgs<C>,
    signal?: AbortSignal,
    further: Record<string, string> = {},
  ): Promise<WireAnswer> {
    const { method, address, body, headers } = bffRequest(call, args);
    const all = { ...ownPageHeaders(this.address), ...headers, ...further };
    return this.send({ method, path: address, headers: all, body, signal });
  }

  /** Goes through sign-in as the page does. The caller looks at the answer. */
  async trySignIn(
    email: string,
    { typed = password, headers = {} }: { typed?: string; headers?: Record<string, string> } = {},
  ): Promise<WireAnswer> {
    const own = { ...ownPageHeaders(this.address), ...headers };
    this.email = email;
    const form = { email, password: typed, rememberMe: false, csrfToken: await this.openForm(own) };
    const path = "/api/auth/callback/credentials";
    const answer = await this.send({ method: "POST", path, headers: own, body: JSON.stringify(form) });
    if (this.sessionId !== "") this.watch.guard("session id", this.sessionId);
    return answer;
  }

  /** Signs in by the form that somebody else has opened: it is of nobody, and one request fewer. */
  async withFormOf(other: Visitor): Promise<this> {
    await other.openForm(ownPageHeaders(this.address));
    this.csrfToken = other.csrfToken;
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
    return this;
  }

  /** @throws where signing in does not give a session */
  async signIn(email: string): Promise<this> {
    const answer = await this.trySignIn(email);
    if (answer.status !== 200 || this.sessionId === "")
      throw new Error(`Sign-in failed: ${answer.status} ${answer.text.slice(0, 300)}`);
    return this;
  }

  /** Once; where it fails, the next one who asks opens it anew. @returns its CSRF token */
  private openForm(headers: Record<string, string>): Promise<string> {
    this.csrfToken ??= this.fetchCsrfToken(headers).catch((error: unknown) => {
      this.csrfToken = undefined;
      throw error;
    });
    return this.csrfToken;
  }

  private async fetchCsrfToken(headers: Record<string, string>): Promise<string> {
    const { text } = await this.send({ path: "/api/auth/csrf", headers });
    const { data }: { data: { csrfToken: string } } = JSON.parse(text);
    return data.csrfToken;
  }

  private cookieHeader(): { cookie?: string } {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join("; ") };
  }

  private keepCookies({ headers }: WireAnswer): void {
    for (const line of headers["set-cookie"] ?? []) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const isGone = value === "" || attributes.some((each) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(each));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
