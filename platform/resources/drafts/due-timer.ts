import { dayAfter } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { tryToApplyDue } from "./apply-due";
import { settleFormerDrafts } from "./former-drafts";

/** A clock that is set, or a machine that sleeps, is noticed by then; so is a run that broke off taken up again. */
const longestWaitMs = 60_000;

type DueContext = Pick<PlatformContext, "database" | "now" | "days" | "log">;

export interface DueTimer {
  /** Ends what runs. */
  stop(): Promise<void>;
}

/** Applies what is due now, and again when the operator's next day begins. */
export async function startDueTimer(context: DueContext): Promise<DueTimer> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function wait(): void {
    if (isStopped) return;
    timer = setTimeout(run, untilNextRun(context));
    timer.unref();
  }
  function run(): void {
    running = tryToApplyDue(context).then(wait);
  }

  await settleFormerDrafts(context);
  await tryToApplyDue(context);
  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Milliseconds. */
export function untilNextRun({ now, days }: Pick<PlatformContext, "now" | "days">): number {
  const moment = now();
  const midnight = days.startOf(dayAfter(days.of(moment)));
  return Math.max(0, Math.min(longestWaitMs, midnight.getTime() - moment.getTime()));
}
