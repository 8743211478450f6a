/** What stood in a grid's frame while it was scrolled, picture by picture. */
export interface Scrolling {
  pictures: number;
  /** Pictures with a place where rows belong and none was. */
  blanks: number;
  /** Height of the largest such place, in px. */
  worstPx: number;
}

declare global {
  interface Window {
    /** The benchmark's notes while a grid is scrolled. */
    scrolling?: Scrolling;
  }
}

/**
 * Runs in the page: looks from now on whether rows cover the grid's frame. A wheel is looked at when the browser tells of
 * it, before the page draws rows for it: by then the screen may show the new place with the rows of before. A key moves
 * the grid by the page's own script, so there the picture that comes of it counts.
 */
export function watchScrolling(isByWheel: boolean): void {
  const frame = document.querySelector('[role="grid"]')?.parentElement;
  if (!frame) throw new Error("There is no grid.");
  const seen: Scrolling = { pictures: 0, blanks: 0, worstPx: 0 };
  window.scrolling = seen;
  const look = (): void => {
    const { top, bottom } = frame.getBoundingClientRect();
    const rows = [...frame.querySelectorAll("tbody tr[aria-rowindex]")]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.bottom > top && row.top < bottom);
    const head = frame.querySelector("thead")?.getBoundingClientRect().bottom ?? top;
    let covered = head;
    let blank = 0;
    for (const row of rows) {
      blank += Math.max(0, row.top - covered);
      covered = Math.max(covered, row.bottom);
    }
    blank += Math.max(0, bottom - covered - 2);
    seen.pictures += 1;
    if (blank > 1) seen.blanks += 1;
    seen.worstPx = Math.max(seen.worstPx, blank);
  };
  if (isByWheel) window.addEventListener("scroll", look, { capture: true });
  else
    requestAnimationFrame(function next() {
      look();
      if (window.scrolling === seen) requestAnimationFrame(next);
    });
}

/** Runs in the page, and ends the looking. */
export function readScrolling(): Scrolling {
  const seen = window.scrolling ?? { pictures: 0, blanks: 0, worstPx: 0 };
  window.scrolling = undefined;
  return seen;
}
