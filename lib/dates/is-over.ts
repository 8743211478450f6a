/** Two machines' clocks need not show the same, by so much. */
const clocksDifferByMs = 3_600_000;

/** Whether a moment has not come: what is recorded for then has not happened, and no money has moved by it. */
export function isToCome(moment: string, now: Date): boolean {
  return Date.parse(moment) > now.getTime();
}

/** Whether another machine may rightly say that a moment has passed. */
export function isOverBy(moment: string | undefined, now: Date): boolean {
  return moment !== undefined && Date.parse(moment) < now.getTime() + clocksDifferByMs;
}
