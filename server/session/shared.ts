import "server-only";
import { env } from "../env";
import { log } from "../log/log";
import { trackUntilDone } from "../process-life";
import { processSingleton } from "../process-singleton";
import { type IsTrustedProxy, trustedProxies } from "./client-address";
import type { SessionContext } from "./context";
import { createKeptLimits } from "./kept-limit";
import { defaultLimits } from "./limits";
import type { RefreshContext, RefreshResult, TokenCalls } from "./refresh-context";
import { realTime } from "./session-time";
import { createSignInLimit, type SignInLimit } from "./sign-in-limit";
import { openSessionStore } from "./store/open-store";
import { type StoreState, type StoreWatch, watchStore } from "./store-watch";

interface Shared {
  context: SessionContext;
  inFlight: Map<string, Promise<RefreshResult>>;
  signInLimit: SignInLimit;
  keptLimits: ReturnType<typeof createKeptLimits>;
  isTrustedProxy: IsTrustedProxy;
  storeWatch: StoreWatch;
}

const shared = () => processSingleton("session", openShared);

function openShared(): Shared {
  const { SESSION_SECRET, SESSION_STORE_URL, TRUSTED_PROXIES } = env();
  const { store, redis } = openSessionStore(SESSION_STORE_URL);
  return {
    context: { store, secret: SESSION_SECRET, limits: defaultLimits, ...realTime },
    inFlight: new Map(),
    signInLimit: createSignInLimit(redis),
    keptLimits: createKeptLimits(redis),
    isTrustedProxy: trustedProxies(TRUSTED_PROXIES),
    storeWatch: watchStore(store, tellOfStore),
  };
}

function tellOfStore(state: StoreState): void {
  if (state.isWell) log("info", "session store reachable again");
  else log("error", "session store unreachable", { storeReason: state.reason });
}

/** The process's one context. Opens the store at the first call. @throws where the store cannot be opened */
export function sessionContext(): SessionContext {
  return shared().context;
}

/** The same with the platform's calls about tokens, for `refreshSession` and its kin. */
export function refreshContext(tokenCalls: TokenCalls): RefreshContext {
  const { context, inFlight } = shared();
  return { ...context, ...tokenCalls, inFlight, trackUntilDone };
}

export function storeWatch(): StoreWatch {
  return shared().storeWatch;
}

export function signInLimit(): SignInLimit {
  return shared().signInLimit;
}

/** How often an account has something kept, or looks it up. */
export function keptLimits(): ReturnType<typeof createKeptLimits> {
  return shared().keptLimits;
}

export function isTrustedProxy(address: string): boolean {
  return shared().isTrustedProxy(address);
}
