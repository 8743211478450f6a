import { readFileSync } from "node:fs";
import type { BenchConsole } from "./bench-console";

/** Linux tells; elsewhere there is no figure. */
export function residentMb({ process: { pid } }: BenchConsole): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
