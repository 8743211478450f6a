/** One key, as the browser measured it (Event Timing), in milliseconds since it was pressed. */
export interface KeyPress {
  /** All of the page's own work for it is done. */
  untilHandledMs: number;
  /** The next picture stands on the screen; the browser rounds it to 8 ms. */
  untilPictureMs: number;
}

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds from which an event is told, 16 at least; missing from TypeScript's own description. */
    durationThreshold?: number;
  }
  interface Window {
    /** The benchmark's notes while somebody types. */
    keyTimings?: PerformanceEventTiming[];
  }
}

/** Runs in the page: notes from now on how long each key took. */
export function watchKeyPresses(): void {
  const timings: PerformanceEventTiming[] = [];
  window.keyTimings = timings;
  const observer = new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.name === "keydown") timings.push(entry);
  });
  observer.observe({ type: "event", durationThreshold: 16 });
}

/** Runs in the page. Keys below the browser's threshold of 16 ms are not among them. */
export function readKeyPresses(): KeyPress[] {
  return (window.keyTimings ?? []).map(({ startTime, processingEnd, duration }) => ({
    untilHandledMs: processingEnd - startTime,
    untilPictureMs: duration,
  }));
}
