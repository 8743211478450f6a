import { enteredWork, keepWork } from "@/components/form/unsaved/store-work";
import { giveUpWork } from "@/components/form/unsaved/unsaved-work";
import { browserStore } from "@/lib/browser/store";
import { type SessionEnd, sessionEndOf } from "@/lib/errors/session-over";
import { dropUnsentOfOthers, leaveMapping } from "@/lib/mapping/kept/leave-mapping";
import { countingAccountKey } from "@/lib/offline/shell";
import { readSession, signOut } from "@/lib/session/session-client";
import { persistedSessionKey, type SessionView } from "@/lib/session/session-view";
import { clearBrowserState } from "./browser-state";
import { tellOtherTabs } from "./tabs-channel";

/** A page begins in this browser. */
export function beginPage(view: SessionView): void {
  persistSession(view, new Date());
  dropUnsentOfOthers(view.email);
  // Another one than /drafts, which an address typed by hand led out of.
  leaveMapping();
}

/** Keeps what a browser may know of the session under its one key: `auth` and `user`, no token (2§9). */
function persistSession(view: SessionView, now: Date): void {
  const { account, firstName, lastName, email, roles, secondsLeft } = view;
  // Without a network nobody is shown what somebody else counts.
  if (browserStore.read(countingAccountKey) !== account) browserStore.drop(countingAccountKey);
  const expiresAt = new Date(now.getTime() + secondsLeft * 1000).toISOString();
  const state = {
    auth: { expiresAt },
    user: { firstName, lastName, email, roles },
  };
  browserStore.write(persistedSessionKey, JSON.stringify(state));
}

/** The moment at which the session ends; undefined where the key is absent or not ours. */
function persistedExpiry(): Date | undefined {
  try {
    const state: unknown = JSON.parse(browserStore.read(persistedSessionKey) ?? "null");
    const expiresAt = read(read(state, "auth"), "expiresAt");
    return typeof expiresAt === "string" ? new Date(expiresAt) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What was kept is the end as the last page load saw it; since then the session may have been used, which moves its
 * end. So the server has the last word; where it cannot be asked, the next check asks again.
 */
export async function findEnd(): Promise<SessionEnd | undefined> {
  const expiry = persistedExpiry();
  if (expiry !== undefined && expiry.getTime() > Date.now()) return undefined;
  try {
    persistSession(await readSession(), new Date());
    return undefined;
  } catch (error) {
    return sessionEndOf(error);
  }
}

/** The reload lands on the sign-in page, which keeps the address to come back to. */
export async function signOutAndReload(): Promise<void> {
  const entered = enteredWork();
  // The session may be gone on the server already; the reload tells either way.
  await signOut().catch(() => undefined);
  tellOtherTabs("session-ended");
  await clearBrowserState("session-ended");
  keepWork(entered);
  giveUpWork();
  window.location.reload();
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
