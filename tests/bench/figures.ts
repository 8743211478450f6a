/** Milliseconds of many runs of one thing. */
export interface Distribution {
  p50: number;
  p95: number;
}

export function distributionOf(samples: readonly number[]): Distribution {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

export function inMs(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** One line of the report. @param budget what architecture asks for, and whether the figure keeps it */
export function line(name: string, figure: string, budget?: { text: string; isKept: boolean }): void {
  const verdict = budget === undefined ? "" : `   ${budget.isKept ? "ok  " : "OVER"} (budget ${budget.text})`;
  console.log(`  ${name.padEnd(46)}${figure.padStart(22)}${verdict}`);
}
