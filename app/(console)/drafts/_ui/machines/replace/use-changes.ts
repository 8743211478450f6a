"use client";

import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { lookUpOutcome } from "@/lib/calls/look-up-outcome";
import { outcomeFound } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { isSessionOver } from "@/lib/errors/session-over";
import { type ManyProgress, ManyRun, notBegun } from "@/lib/list/many/many-run";
import { readLiveCells } from "@/lib/resources/drafts/cells/live-mapping";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { type CellChange, inverseOf, isMadeIn, makeChange } from "@/lib/resources/drafts/many/replace-product";

/** Made, and, where the person has asked for it, taken back. */
export type RunKind = "make" | "undo";

export interface ChangesRun {
  /** Which of both is shown; undefined before anything was sent. */
  kind: RunKind | undefined;
  /** By the changes' keys. */
  progress: ManyProgress;
  /** Those that were made here, which can be taken back. */
  made: readonly number[];
  begin(keys: readonly number[]): Promise<void>;
  /** Takes back what was made. */
  undo(): Promise<void>;
  /** Some of those that are shown once more. */
  again(keys: readonly number[]): Promise<void>;
  /** Looks up what became of those of which nobody knows. */
  look(keys: readonly number[]): Promise<void>;
  /** No further one is begun. */
  stop(): void;
  reset(): void;
}

/** Sends changes of live cells few at a time, and takes them back by their inverse. @param readAgain what they show in */
export function useChanges(changes: readonly CellChange[], readAgain: () => Promise<unknown>): ChangesRun {
  const send = useCallSender();
  const [kind, setKind] = useState<RunKind>();
  const [progress, setProgress] = useState(notBegun);
  const [made, setMade] = useState<readonly number[]>([]);
  const run = useRef<ManyRun>(undefined);
  const latest = useRef(notBegun);
  /** A machine's cells are read once for all of its changes, before the first of them is sent. */
  const cells = useRef(new Map<number, Promise<readonly MappedCell[]>>());
  // Without its place nobody could stop it: those under way are seen to their end.
  useEffect(() => () => run.current?.stop(), []);

  function readCells(machine: number): Promise<readonly MappedCell[]> {
    const reading = cells.current.get(machine) ?? readLiveCells(machine, send);
    cells.current.set(machine, reading);
    return reading;
  }
  function changeOf(key: number, of: RunKind): CellChange | undefined {
    const change = changes.find((each) => each.key === key);
    return change && of === "undo" ? inverseOf(change) : change;
  }
  function newRun(of: RunKind): ManyRun {
    return new ManyRun({
      async step(key, onLooking) {
        const change = changeOf(key, of);
        const readAgainCells = (machine: number) => readLiveCells(machine, send);
        return change && makeChange(change, { send, readCells, readAgain: readAgainCells, onLooking });
      },
      isEnd: (outcome) => "error" in outcome && (isSessionOver(outcome.error) || isForbidden(outcome.error)),
      onProgress(now) {
        latest.current = now;
        setProgress(now);
      },
    });
  }
  async function over(of: RunKind): Promise<void> {
    if (of === "make") setMade(doneOf(latest.current));
    await readAgain();
  }
  async function take(of: RunKind, keys: readonly number[]): Promise<void> {
    cells.current.clear();
    await run.current?.run(keys);
    await over(of);
  }
  function begin(of: RunKind, keys: readonly number[]): Promise<void> {
    run.current = newRun(of);
    setKind(of);
    return take(of, keys);
  }

  return {
    kind,
    progress,
    made,
    begin: (keys) => begin("make", keys),
    undo: () => begin("undo", made),
    again: (keys) => take(kind ?? "make", keys),
    async look(keys) {
      const of = kind ?? "make";
      await run.current?.lookAgain(keys, async (key, known) => {
        const change = changeOf(key, of);
        if (change === undefined) return known;
        const isDone = async () => isMadeIn(await readLiveCells(change.machine.id, send), change);
        return outcomeFound(await lookUpOutcome(isDone, [0]), known);
      });
      await over(of);
    },
    stop: () => run.current?.stop(),
    reset() {
      run.current?.stop();
      run.current = undefined;
      latest.current = notBegun;
      setKind(undefined);
      setProgress(notBegun);
      setMade([]);
    },
  };
}

/** What was so already is nobody's to take back here. */
function doneOf({ states }: ManyProgress): number[] {
  return [...states].flatMap(([key, state]) => (state.phase === "over" && state.outcome.kind === "done" ? [key] : []));
}

/** Whoever has lost the right has lost it for all of them. */
function isForbidden(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "forbidden";
}
