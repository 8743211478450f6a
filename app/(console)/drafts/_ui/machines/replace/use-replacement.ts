"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { isSessionOver } from "@/lib/errors/session-over";
import { readLiveCells } from "@/lib/resources/drafts/cells/live-mapping";
import { type CellProduct, draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { readLiveMachines } from "@/lib/resources/drafts/many/live-machines";
import { type CellChange, type MachineRead, replacementOf } from "@/lib/resources/drafts/many/replace-product";
import { type ChangesRun, useChanges } from "./use-changes";

/** Which product goes, and which one comes; undefined empties the cells. */
export interface Replacement {
  from: { id: number; name: string };
  to: CellProduct | undefined;
}

export interface FoundCells extends Replacement {
  changes: readonly CellChange[];
  /** Their cells are not among the changes. */
  unread: readonly { machine: MachineRead["machine"]; error: unknown }[];
}

export type ReplacementState =
  | { step: "idle" }
  | { step: "reading"; done: number; count: number | undefined }
  | { step: "failed"; error: unknown }
  | { step: "found"; found: FoundCells };

interface ReplacementHandle {
  state: ReplacementState;
  /** Of the cells that were found. */
  run: ChangesRun;
  find(replacement: Replacement): Promise<void>;
  /** Back to the beginning. While it reads nothing more is read, and what was is dropped: a preview shows all machines or none. */
  reset(): void;
}

/** Finds the cells of all machines that hold a product, sets them, and takes that back. */
export function useReplacement(): ReplacementHandle {
  const send = useCallSender();
  const cache = useQueryClient();
  const [state, setState] = useState<ReplacementState>({ step: "idle" });
  const turn = useRef({ isStopped: false });
  useEffect(
    () => () => {
      turn.current.isStopped = true;
    },
    [],
  );
  const run = useChanges(state.step === "found" ? state.found.changes : none, () =>
    Promise.all(shownIn.map(({ id }) => cache.invalidateQueries({ queryKey: [id] }))),
  );

  async function find(replacement: Replacement): Promise<void> {
    const own = { isStopped: false };
    turn.current = own;
    run.reset();
    const tell = (now: ReplacementState): void => {
      if (!own.isStopped) setState(now);
    };
    tell({ step: "reading", done: 0, count: undefined });
    try {
      const { machines } = await readLiveMachines({ products: [replacement.from.id] }, send);
      const read = new Map<number, MachineRead["cells"]>();
      const unread: FoundCells["unread"][number][] = [];
      const count = machines.length;
      tell({ step: "reading", done: 0, count });
      await fewAtATime(
        machines,
        async (machine) => {
          try {
            read.set(machine.id, await readLiveCells(machine.id, send));
          } catch (error) {
            if (isSessionOver(error)) throw error;
            unread.push({ machine, error });
          }
          tell({ step: "reading", done: read.size + unread.length, count });
        },
        () => own.isStopped,
      );
      const all = machines.flatMap((machine) => ({ machine, cells: read.get(machine.id) ?? [] }));
      const found = replacementOf(all, replacement.from.id, replacement.to);
      tell({ step: "found", found: { ...replacement, changes: found, unread } });
    } catch (error) {
      tell({ step: "failed", error });
    }
  }

  function reset(): void {
    turn.current.isStopped = true;
    run.reset();
    setState({ step: "idle" });
  }

  return { state, run, find, reset };
}

const none: readonly CellChange[] = [];
const shownIn = [draftsCalls.list, draftsCalls.one, draftsCalls.liveMapping, draftsCalls.shelves];
