import "server-only";

const earnedByCall = 0.1;
const mostSaved = 10;

/** Lets one call in ten be tried again, so that retries cannot pile up on an upstream that is going down. */
export class RetryBudget {
  private saved = mostSaved;

  /** After each call that succeeded. */
  earn(): void {
    this.saved = Math.min(mostSaved, this.saved + earnedByCall);
  }

  /** @returns whether another try may be made */
  take(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }

  /** After a `take` that no other try followed. */
  giveBack(): void {
    this.saved = Math.min(mostSaved, this.saved + 1);
  }
}
