import "server-only";
import {
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBreaker,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from "cockatiel";
import { ConsoleError } from "@/lib/errors/console-error";
import { processSingleton } from "../process-singleton";
import { type Bulkhead, newBulkhead, runInBulkhead } from "./bulkhead";
import { RetryBudget } from "./retry-budget";
import { ExchangeBroken, GatewayFailed, StreamReset } from "./upstream-fault";

const halfOpenAfterMs = 5_000;

/** Opens at five failures in a row, all within ten seconds (P18). */
export class FailuresInARow implements IBreaker {
  state: number[] = [];

  success(): void {
    this.state = [];
  }

  failure(): boolean {
    const now = Date.now();
    this.state = [...this.state.filter((at) => now - at < 10_000), now].slice(-5);
    return this.state.length === 5;
  }
}

/** The queue is long enough for a staff that opens its pages at once, and short enough to drain within its timeout. */
const limits = { concurrent: 64, queued: 512, timeoutMs: 10_000 };

interface Policies {
  bulkhead: Bulkhead;
  read: IPolicy;
  write: IPolicy;
}

const policies = () => processSingleton("resilience", () => new Map<string, Policies>());

/**
 * Runs an exchange with an upstream behind its breaker. Reads that broke before an answer began, or that a gateway
 * answered in the upstream's place, are tried twice more, as far as the budget goes (P19); writes never are (R9).
 *
 * @param upstream its origin: each has a breaker of its own
 */
export async function resiliently<T>(
  upstream: string,
  kind: "read" | "write",
  signal: AbortSignal | undefined,
  task: () => Promise<T>,
): Promise<T> {
  try {
    const { bulkhead, [kind]: policy } = policiesOf(upstream);
    return await runInBulkhead(bulkhead, limits, () => policy.execute(task, signal), signal);
  } catch (error) {
    if (isBrokenCircuitError(error))
      throw new ConsoleError("upstream-unreachable", { retryAfter: halfOpenAfterMs / 1000, cause: error });
    if (maySendAgain(error)) throw new ConsoleError("upstream-unreachable", { cause: error });
    throw error;
  }
}

function policiesOf(upstream: string): Policies {
  const known = policies().get(upstream);
  if (known !== undefined) return known;
  const made = makePolicies();
  policies().set(upstream, made);
  return made;
}

function makePolicies(): Policies {
  const budget = new RetryBudget();
  // An upstream that answers is alive, whatever it says; only silence and broken lines count.
  const breaker = circuitBreaker(handleWhen(isSilence), {
    breaker: new FailuresInARow(),
    halfOpenAfter: halfOpenAfterMs,
  });
  const again = retry(
    handleWhen((error) => maySendAgain(error) && budget.take()),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 500 }) },
  );
  // Asked for another try after the last one too; only a try that follows may cost anything.
  again.onGiveUp(() => budget.giveBack());
  breaker.onSuccess(() => budget.earn());
  return { bulkhead: newBulkhead(), read: wrap(again, breaker), write: breaker };
}

function maySendAgain(error: unknown): boolean {
  return error instanceof ExchangeBroken || error instanceof GatewayFailed || error instanceof StreamReset;
}

/** By code, not by class: the breaker is the process's one, and each of Next's bundles has a ConsoleError of its own. */
function isSilence(error: unknown): boolean {
  if (error instanceof ExchangeBroken) return true;
  return error instanceof Error && "code" in error && error.code === "upstream-timeout";
}
