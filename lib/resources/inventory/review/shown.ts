import { type ReviewLine, reviewItems } from "./line";

/** A line of a review, with its id at the platform where it has one by now. */
interface ShownLine {
  id: number | undefined;
  line: Pick<ReviewLine, "pieces" | "books" | "isLeftOut">;
}

/**
 * Whether the counts have just the figures that a reviewer has before them: what closing books is what was looked at.
 * Another count may have booked something of theirs, which their books tell.
 * A line that somebody else took away stays to be seen, and is at the platform no more.
 */
export function areAsShown(shown: readonly ShownLine[], counts: Parameters<typeof reviewItems>[0]): boolean {
  return figuresOf(shown.filter(({ id }) => id !== undefined)) === figuresOf(reviewItems(counts));
}

function figuresOf(lines: readonly ShownLine[]): string {
  return lines
    .map(({ id, line: { pieces, books, isLeftOut } }) => `${id} ${pieces} ${books} ${isLeftOut}`)
    .sort()
    .join();
}
