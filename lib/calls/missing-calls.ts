import { tabStore } from "@/lib/browser/store";
import { lacksCall } from "@/lib/errors/lacks-call";
import type { Call } from "./call";

/**
 * Calls that a platform need not have and that this one has not: it answered them 404 or 405. Known to the tab until the
 * person signs in again; then it is asked once more.
 */
const storageKey = "missing-calls";
/** In a browser that keeps nothing for us, until the next reload. */
let known = "";
const listeners = new Set<() => void>();

export function isCallMissing({ id }: Call): boolean {
  return missingIds().includes(id);
}

/** Learns from the failure of a call whose 404 cannot be about a record. */
export function learnMissingCall({ id }: Call, error: unknown): void {
  if (!lacksCall(error) || missingIds().includes(id)) return;
  const all = [...missingIds(), id].join(" ");
  if (!tabStore.write(storageKey, all)) known = all;
  for (const listener of listeners) listener();
}

/** Somebody has signed in. */
export function forgetMissingCalls(): void {
  known = "";
  tabStore.drop(storageKey);
}

/** @returns what ends it */
export function onMissingCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function missingIds(): readonly string[] {
  return (tabStore.read(storageKey) ?? known).split(" ").filter(Boolean);
}
