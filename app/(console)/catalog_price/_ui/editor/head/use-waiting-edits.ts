"use client";

import { useEffect, useState } from "react";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import { type HeadPlace, typedAt, type WaitingEdit } from "./waiting-edit";

/** Texts that may be typed when the session ends. */
const texts = [
  ["name", (name: string) => ({ name })],
  ["description", (description: string) => ({ description })],
] as const;

/** Edits of a catalogue that wait for the person's choice, one at most for each place. */
export function useWaitingEdits(id: number) {
  const [waiting, setWaiting] = useState<readonly WaitingEdit[]>([]);
  useEffect(() => {
    for (const [place, toBody] of texts) {
      const kept = takeStoredWork(typedAt(id, place), { text: "" });
      if (kept === undefined) continue;
      const local = kept.local.text;
      const edit: WaitingEdit = { place, body: toBody(local), local, base: kept.base.text, reason: "ended" };
      setWaiting((before) => [...without(before, place), edit]);
    }
  }, [id]);
  return {
    waiting,
    wait: (edit: WaitingEdit) => setWaiting((before) => [...without(before, edit.place), edit]),
    drop: (place: HeadPlace) => setWaiting((before) => without(before, place)),
  };
}

function without(edits: readonly WaitingEdit[], place: HeadPlace): readonly WaitingEdit[] {
  return edits.filter((each) => each.place !== place);
}
