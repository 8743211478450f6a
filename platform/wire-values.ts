/** How values of the database go onto the wire. */

/** Bani, or hundredths of a percent, as a decimal text with 2 places: 1250 becomes "12.50". */
export function decimalText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** ISO 8601 in UTC. */
export function momentText(moment: Date): string {
  return moment.toISOString();
}

export function optionalMoment(moment: Date | null): string | null {
  return moment && momentText(moment);
}

/** An amount of the wire in bani: "12.5" becomes 1250. */
export function toBani(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}

/** The same for the ends of a range. */
export function baniEnds({ from, to }: { from?: string; to?: string } = {}) {
  return { from: from === undefined ? undefined : toBani(from), to: to === undefined ? undefined : toBani(to) };
}
