import "server-only";
import { setTimeout as pause } from "node:timers/promises";

/** The clocks and timers of the session layer, so that a test can let time pass as it likes. */
export interface SessionTime {
  /** The time of day, in milliseconds since the epoch. It may be set: only what outlives the process goes by it. */
  clock: () => number;
  /** Milliseconds that only ever grow, for how long something takes. */
  ticks: () => number;
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<unknown>;
  /** Runs a task after so many milliseconds. @returns calls it off */
  timer: (ms: number, task: () => void) => () => void;
}

export const realTime: SessionTime = {
  clock: Date.now,
  ticks: () => performance.now(),
  pause,
  timer(ms, task) {
    const timeout = setTimeout(task, ms);
    return () => clearTimeout(timeout);
  },
};
