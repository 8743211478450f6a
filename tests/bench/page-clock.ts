/** What runs in a page that is measured: notes when what was waited for is on the screen. */

declare global {
  interface Window {
    /** The benchmark's notes, in milliseconds since the page's start. */
    clock?: { firstRow?: number; panel?: number; longTasks: number[] };
    /** Of the next click: from it to the picture with what is waited for. */
    nextClick?: Promise<number>;
  }
}

/** Where a page shows a row, and the facts of the opened one. */
export interface Places {
  row: string;
  facts: string;
}

/** As soon as the first row is seen it is clicked, and again until its facts are there. @param againAfter in ms */
export function clickAtOnce({ row, facts, againAfter }: Places & { againAfter: number }): void {
  const clock: NonNullable<Window["clock"]> = { longTasks: [] };
  window.clock = clock;
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) clock.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  let clickedAt = 0;
  function look(): void {
    const now = performance.now();
    const found = document.querySelector(row);
    // What is in the page is not seen before the styles are there.
    if (found !== null && performance.getEntriesByName("first-contentful-paint").length > 0) {
      if (clock.firstRow === undefined) clock.firstRow = now;
      // In the picture after the one that showed it.
      else if (now - clickedAt > againAfter) {
        clickedAt = now;
        found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      }
    }
    if (document.querySelector(facts) === null) requestAnimationFrame(look);
    else clock.panel = performance.now();
  }
  requestAnimationFrame(look);
}

/** What is on the screen once a click has done its work. */
export interface Awaited {
  shown: string;
  /** Stands in the panel, e.g. the id of the row that was clicked. */
  text?: string;
}

/** Runs in the page, and notes in `window.nextClick` how long the next click takes. */
export function timeNextClick({ shown, text = "" }: Awaited): void {
  const isThere = (): boolean =>
    document.querySelector(shown) !== null &&
    (text === "" || document.querySelector("aside")?.textContent.includes(text) === true);
  window.nextClick = new Promise((resolve) => {
    function onClick({ timeStamp }: MouseEvent): void {
      // The task after a frame runs when its picture is on its way.
      const look = (): unknown =>
        isThere() ? setTimeout(() => resolve(performance.now() - timeStamp)) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }
    window.addEventListener("click", onClick, { capture: true, once: true });
  });
}
