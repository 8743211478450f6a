import type { KeptHead } from "@/lib/counting/kept-count";

interface Holding {
  /** It is this one's. @returns what is done once it is no more */
  onHeld(): Promise<() => void>;
  /** Another tab has it, from the beginning or by now. */
  onTaken(): void;
}

/** `wait`: once the other one lets it go, it is this one's. */
type How = "wait" | "if-free" | "take";

/** In milliseconds. Whoever has it for a moment, such as what sends the rest of a count, is not told of. */
const toldAfter = 1_500;

/**
 * Of all tabs of a browser one counts a count and sends it: two would write over each other what they keep.
 * @returns gives it up
 */
export function holdCount(
  of: Pick<KeptHead, "account" | "inventory">,
  how: How,
  { onHeld, onTaken }: Holding,
): () => void {
  let giveUp = (): void => undefined;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    giveUp = () => {
      isOver = true;
      resolve();
    };
  });
  const telling = setTimeout(() => how === "wait" && onTaken(), toldAfter);
  let end: (() => void) | undefined;
  const hold = async (): Promise<void> => {
    clearTimeout(telling);
    const onEnd = await onHeld();
    if (isOver) onEnd();
    else end = onEnd;
  };
  const endNow = (): void => {
    clearTimeout(telling);
    end?.();
    end = undefined;
  };
  const options = { wait: {}, "if-free": { ifAvailable: true }, take: { steal: true } }[how];
  // A browser without locks has no other tabs that could tell.
  const held = navigator.locks
    ? navigator.locks.request(`count ${of.account} ${of.inventory}`, options, async (lock) => {
        if (isOver) return;
        if (lock === null) {
          onTaken();
          return;
        }
        await hold();
        await over;
      })
    : hold();
  let again = (): void => undefined;
  held.catch(() => {
    endNow();
    if (isOver) return;
    // Another tab has taken it: once that one lets it go, it is this one's again.
    onTaken();
    if (how !== "if-free") again = holdCount(of, "wait", { onHeld, onTaken });
  });
  return () => {
    giveUp();
    endNow();
    again();
  };
}
