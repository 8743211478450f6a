import { isUnsent, totalsOf } from "@/lib/counting/count-book";
import type { CountState } from "@/lib/counting/count-work";
import { outgoingOf } from "@/lib/counting/outbox";
import { isCounted } from "./kept-count";

/** What has to be settled before counting can be ended, the first of it; undefined where nothing has. */
export function openMatter({
  book,
  head,
}: CountState): "lost" | "questions" | "refused" | "unsent" | "codes" | undefined {
  if (head.isLost) return "lost";
  const entries = [...book.entries.values()];
  if (entries.some(({ theirs }) => theirs !== undefined)) return "questions";
  if (entries.some(({ sending }) => sending.state === "refused")) return "refused";
  if (entries.some(isUnsent)) return "unsent";
  return head.codes.some(({ state }) => state !== "undocumented") ? "codes" : undefined;
}

/** Of what is not sent, and why. */
export function sendingState(state: CountState): {
  key: "allSent" | "allSentAway" | "sending" | "away" | "ended";
  unsent: number;
} {
  const { unsent } = totalsOf(state.book);
  // Where nothing is sent from, nothing is known of the way.
  const isAway = state.isSentHere && state.isReached === false;
  if (unsent === 0) return { key: isAway ? "allSentAway" : "allSent", unsent };
  if (!isCounted(state.head)) return { key: "ended", unsent };
  return { key: isAway ? "away" : "sending", unsent };
}

/** What came of the last figure that was sent; undefined once a newer one is not sent: it would be taken for that one's. */
export function toldOf({ arrived, book: { entries } }: CountState): CountState["arrived"] {
  if (arrived === undefined) return undefined;
  const from = entries.get(arrived.product)?.at ?? "";
  return [...entries.values()].some((entry) => isUnsent(entry) && entry.at >= from) ? undefined : arrived;
}

/** Whether no more can be sent for now: all is, or somebody has to look, or there is no network. */
export function isAtRest({ book, head, isReached }: CountState): boolean {
  if (isReached === undefined) return false;
  if (!isReached || !isCounted(head)) return true;
  const isBusy = [...book.entries.values()].some(
    ({ sending: { state } }) => state === "under-way" || state === "doubt",
  );
  return !isBusy && outgoingOf(book).length === 0;
}
