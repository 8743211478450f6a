interface Rule<Fault> {
  readonly callId: string;
  readonly fault: Fault;
  left: number;
}

/** Every call of the listener, whichever it is. */
const everyCall = { id: "*" };

/** Which call misbehaves how, and how often. The newest rule that fits wins; without one the upstream behaves. */
export class FaultScript<Fault> {
  private readonly rules: Rule<Fault>[] = [];

  /**
   * @param times how many requests meet the fault before the rule is spent.
   * @returns takes the rule back.
   */
  on(call: { readonly id: string }, fault: Fault, times = Number.POSITIVE_INFINITY): () => void {
    const rule = { callId: call.id, fault, left: times };
    this.rules.unshift(rule);
    return () => this.drop(rule);
  }

  /** The fault that this request meets; counts it. */
  take(callId: string): Fault | undefined {
    const rule = this.rules.find((each) => each.callId === callId || each.callId === everyCall.id);
    if (rule === undefined) return undefined;
    rule.left -= 1;
    if (rule.left <= 0) this.drop(rule);
    return rule.fault;
  }

  clear(): void {
    this.rules.length = 0;
  }

  private drop(rule: Rule<Fault>): void {
    const index = this.rules.indexOf(rule);
    if (index >= 0) this.rules.splice(index, 1);
  }
}
