/** Two machines' clocks need not show the same, by so much. */
const clocksDifferByMs = 3_600_000;

/** Whether another machine may rightly say that a moment has passed. */
export function isOverBy(moment: string | undefined, now: Date): boolean {
  return moment !== undefined && Date.parse(moment) < now.getTime() + clocksDifferByMs;
}
