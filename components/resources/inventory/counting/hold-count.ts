import type { KeptHead } from "@/lib/counting/kept-count";

interface Holding {
  /** It is this tab's. @returns what is done once it is no more */
  onHeld(): Promise<() => void>;
  /** Another tab has it, from the beginning or by now. */
  onTaken(): void;
}

/**
 * Of all tabs of a browser one counts a count and sends it: two would write over each other what they keep.
 * @param isForced takes it from the tab that has it
 * @returns gives it up
 */
export function holdCount(
  { account, inventory }: Pick<KeptHead, "account" | "inventory">,
  isForced: boolean,
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
  let end: (() => void) | undefined;
  const hold = async (): Promise<void> => {
    const onEnd = await onHeld();
    if (isOver) onEnd();
    else end = onEnd;
  };
  const options = isForced ? { steal: true } : { ifAvailable: true };
  const held = navigator.locks
    ? navigator.locks.request(`count ${account} ${inventory}`, options, async (lock) => {
        if (isOver) return;
        if (lock === null) {
          onTaken();
          return;
        }
        await hold();
        await over;
      })
    : hold();
  held.catch(() => {
    // Another tab has taken it.
    end?.();
    end = undefined;
    if (!isOver) onTaken();
  });
  return () => {
    giveUp();
    end?.();
    end = undefined;
  };
}
