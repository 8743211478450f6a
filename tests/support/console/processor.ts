import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time that a process has had so far. Linux tells; elsewhere there is no figure. */
export function processorMs(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
    const [user, system] = afterName.split(" ").slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tickMs;
  } catch {
    return Number.NaN;
  }
}
