/** How long after an unclear answer it is looked what became of a write, in milliseconds. */
export const looksAfterMs = [1_000, 3_000, 9_000] as const;

export type FoundOutcome = "done" | "not-done" | "unknown";

/**
 * Looks some times whether a write of which nobody knows was made: it may be under way still. Not done is what the last
 * look has not found; where that look failed, nobody knows.
 *
 * @param isDone reads what was to be changed; it may throw
 * @param looksAfter milliseconds from now, ascending
 */
export async function lookUpOutcome(
  isDone: () => Promise<boolean>,
  looksAfter: readonly number[] = looksAfterMs,
): Promise<FoundOutcome> {
  const since = Date.now();
  let found: boolean | undefined;
  for (const after of looksAfter) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, since + after - Date.now())));
    found = await isDone().catch(() => undefined);
    if (found === true) return "done";
  }
  return found === undefined ? "unknown" : "not-done";
}
