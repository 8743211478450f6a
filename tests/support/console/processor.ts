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

/** A text of 1.6 MB, whose parsing takes so many ms of a quiet processor of 2024. */
const yardstick = JSON.stringify({
  lines: Array.from({ length: 40_000 }, (_, at) => ({ id: `x${at}`, p: at, n: "Morărița" })),
});
const yardstickMs = 8;

/**
 * How many times slower than that this machine is right now, 1 at least: two programs that share a core lengthen each
 * other's processor time as well.
 */
export function slowness(): number {
  const tries = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    JSON.parse(yardstick);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.max(1, Math.min(...tries) / yardstickMs);
}
