import type { SessionTime } from "@/server/session/session-time";

interface Timer {
  at: number;
  task: () => void;
}

/** Time that passes when a test lets it. The time of day and the monotonic clock move apart where the test sets the former. */
export class VirtualTime implements SessionTime {
  private now = 1_000;
  private timers: Timer[] = [];
  private timeOfDayAhead = Date.now() - this.now;

  readonly clock = (): number => Math.floor(this.now + this.timeOfDayAhead);
  readonly ticks = (): number => this.now;
  readonly pause = (ms: number): Promise<void> => new Promise((resolve) => this.timer(ms, resolve));
  readonly timer = (ms: number, task: () => void): (() => void) => {
    const timer = { at: this.now + ms, task };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };

  setTimeOfDay(aheadByMs: number): void {
    this.timeOfDayAhead += aheadByMs;
  }

  /** Runs what falls due, in its order. */
  advance(ms: number): void {
    const until = this.now + ms;
    for (let next = this.next(); next !== undefined && next.at <= until; next = this.next()) this.fire(next);
    this.now = until;
  }

  /** As far as the next timer. @returns false where there is none */
  advanceToNext(): boolean {
    const next = this.next();
    if (next !== undefined) this.fire(next);
    return next !== undefined;
  }

  private next(): Timer | undefined {
    return this.timers.reduce<Timer | undefined>(
      (first, each) => (first && first.at <= each.at ? first : each),
      undefined,
    );
  }

  private fire(timer: Timer): void {
    this.timers = this.timers.filter((each) => each !== timer);
    this.now = Math.max(this.now, timer.at);
    timer.task();
  }
}
