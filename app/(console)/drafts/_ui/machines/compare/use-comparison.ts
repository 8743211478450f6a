"use client";

import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useToday } from "@/components/shell/use-today";
import type { Mapping } from "@/lib/resources/drafts/drafts.calls";
import { type Comparison, compareMachines, mostCompared } from "@/lib/resources/drafts/many/compare-machines";
import { readLiveMachines } from "@/lib/resources/drafts/many/live-machines";

export interface ComparedMachines {
  machines: readonly Mapping[];
  /** With those that are beyond as many as are compared at once. */
  totalCount: number;
  found: ReadonlyMap<number, Comparison>;
}

export type ComparisonState =
  | { step: "idle" }
  /** Which machines there are is being read. */
  | { step: "listing" }
  | { step: "failed"; error: unknown }
  | ({ step: "reading" | "over" } & ComparedMachines);

/** Compares machines with the draft that each was given last, and knows how far that is. */
export function useComparison() {
  const send = useCallSender();
  const today = useToday();
  const [state, setState] = useState<ComparisonState>({ step: "idle" });
  /** Each turn stops by its own: what of the one before is still under way is seen to its end. */
  const turn = useRef({ isStopped: false });
  useEffect(
    () => () => {
      turn.current.isStopped = true;
    },
    [],
  );

  async function compare({ machines, totalCount, found }: ComparedMachines, asked: readonly Mapping[]): Promise<void> {
    const own = { isStopped: false };
    turn.current = own;
    let known = new Map(found);
    for (const { id } of asked) known.delete(id);
    setState({ step: "reading", machines, totalCount, found: known });
    try {
      await compareMachines(asked, {
        send,
        today,
        isStopped: () => own.isStopped,
        onCompared(machine, comparison) {
          known = new Map([...known, [machine, comparison]]);
          setState({ step: "reading", machines, totalCount, found: known });
        },
      });
      setState({ step: "over", machines, totalCount, found: known });
    } catch (error) {
      setState({ step: "failed", error });
    }
  }

  return {
    state,
    async start(blueprint: number | undefined): Promise<void> {
      const own = { isStopped: false };
      turn.current = own;
      setState({ step: "listing" });
      try {
        const listed = await readLiveMachines({ blueprint }, send, mostCompared);
        if (own.isStopped) setState({ step: "idle" });
        else await compare({ ...listed, found: new Map() }, listed.machines);
      } catch (error) {
        setState({ step: "failed", error });
      }
    },
    stop(): void {
      turn.current.isStopped = true;
    },
    /** Those that were not looked at, or could not be read. */
    async goOn({ machines, ...compared }: ComparedMachines): Promise<void> {
      const isOpen = ({ id }: Mapping): boolean => (compared.found.get(id) ?? { kind: "unread" }).kind === "unread";
      await compare({ machines, ...compared }, machines.filter(isOpen));
    },
  };
}
