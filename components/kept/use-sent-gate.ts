"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState, useSyncExternalStore } from "react";
import { doubtOf } from "@/lib/grid/sending/doubt";
import type { FormState } from "../form/form-state";
import type { KeptFormWork } from "./kept-form-work";

interface SentGateOptions {
  /** Where the form is kept: that tells it, after a reload and at another computer too. */
  kept?: KeptFormWork | undefined;
  /** Why nothing can be saved besides. */
  obstacle?: string | undefined;
}

export interface SentGate {
  /** When it was sent without an answer, until the person has looked; undefined where nothing waits. */
  sentAt: number | undefined;
  /** Learns from what a write has thrown; what is kept knows it by itself. */
  learn(error: unknown): void;
  /** The person has looked, and it is not there. */
  settle(): void;
  /** For the form. */
  onState(state: FormState): void;
}

const unheard = () => () => undefined;

/** A record that may have been made, since no answer came, is not sent again before the person has looked. */
export function useSentGate(onState: (state: FormState) => void, { kept, obstacle }: SentGateOptions = {}): SentGate {
  const words = useTranslations("common.mayBeMade");
  const read = (): number | undefined => kept?.keeper.state.sentAt;
  const keptAt = useSyncExternalStore(kept?.keeper.subscribe ?? unheard, read, read);
  const [learntAt, setLearntAt] = useState<number>();
  const [settledAt, setSettledAt] = useState<number>();
  const at = kept === undefined ? learntAt : keptAt;
  const sentAt = at === settledAt ? undefined : at;
  const told = obstacle ?? (sentAt === undefined ? undefined : words("obstacle"));
  return {
    sentAt,
    learn(error) {
      if (doubtOf(error) === "unanswered") setLearntAt(Date.now());
    },
    settle: () => setSettledAt(at),
    onState: useCallback((state) => onState({ ...state, obstacle: told }), [onState, told]),
  };
}
