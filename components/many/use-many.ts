"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { lookAgain, runWatched } from "@/components/calls/watched-writes";
import { lookUpOutcome } from "@/lib/calls/look-up-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { isSessionOver } from "@/lib/errors/session-over";
import type { ManyAction, ManyPlan } from "@/lib/list/many/many-action";
import { type ManyProgress, ManyRun, notBegun } from "@/lib/list/many/many-run";

/** What is known before it is done. */
export type ManyReading =
  | { step: "reading"; read: number }
  | { step: "read"; plan: ManyPlan }
  | { step: "failed"; error: unknown };

/**
 * Reads what an action would do to the rows, does it, and knows where each one stands.
 * @param onLeft hears what came of a run whose place was left meanwhile: nobody sees it there any more
 */
export function useMany(action: ManyAction, rows: readonly number[], onLeft: (progress: ManyProgress) => void) {
  const cache = useQueryClient();
  const send = useCallSender();
  const [reading, setReading] = useState<ManyReading>({ step: "reading", read: 0 });
  const [progress, setProgress] = useState<ManyProgress>(notBegun);
  const run = useRef<ManyRun>(undefined);
  const isLeft = useRef(false);
  const latest = useRef(notBegun);

  function show(now: ManyProgress): void {
    latest.current = now;
    setProgress(now);
  }
  function readAgain(): Promise<unknown> {
    return Promise.all(action.showsIn.map(({ id }) => cache.invalidateQueries({ queryKey: [id] })));
  }

  async function read(): Promise<void> {
    setReading({ step: "reading", read: 0 });
    try {
      const onRead = (count: number): void => setReading({ step: "reading", read: count });
      setReading({ step: "read", plan: await action.plan(rows, { send, onRead }) });
    } catch (error) {
      setReading({ step: "failed", error });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is ticked cannot change while the question stands.
  useEffect(() => {
    isLeft.current = false;
    void read();
    // Without its place nobody could stop it: those under way are seen to their end.
    return () => {
      isLeft.current = true;
      run.current?.stop();
    };
  }, []);

  return {
    reading,
    read,
    progress,
    stop: () => run.current?.stop(),
    async begin(ids: readonly number[]): Promise<void> {
      run.current ??= new ManyRun({
        step: (id, onLooking) =>
          runWatched(action.nameOf(id), (onWatched) =>
            action.step(id, {
              send,
              onLooking(reason) {
                onWatched(reason);
                onLooking(reason);
              },
            }),
          ),
        isEnd: (outcome) => "error" in outcome && (isSessionOver(outcome.error) || isForbidden(outcome.error)),
        onProgress: show,
      });
      await run.current.run(ids);
      if (isLeft.current) onLeft(latest.current);
      await readAgain();
    },
    async look(ids: readonly number[]): Promise<void> {
      await run.current?.lookAgain(ids, async (id, known) => {
        const look = () => lookUpOutcome(() => action.isDone(id, send), [0]);
        return (await lookAgain(action.nameOf(id), look)) ?? known;
      });
      if (isLeft.current) onLeft(latest.current);
      await readAgain();
    },
  };
}

/** Whoever has lost the right has lost it for all of them. */
function isForbidden(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "forbidden";
}
