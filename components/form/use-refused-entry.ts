"use client";

import { useEffect, useRef, useState } from "react";
import { type LeftOut, moved, typedWhole, withLeftOut } from "./left-out";

/** What was left out of what was typed, and what the field held then: another value from elsewhere ends the notice. */
interface Refusal {
  pieces: readonly LeftOut[];
  value: string;
}

/**
 * What a field did not take, and tells of. Its form is not sent while it stands (`entryRefusedIn`).
 * @param atFirst what was refused before the field was there
 */
export function useRefusedEntry(value: string, atFirst: readonly LeftOut[] = []) {
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    atFirst.length > 0 ? { pieces: atFirst, value } : undefined,
  );
  // Another value came from elsewhere: what was refused before it is past.
  if (refusal !== undefined && refusal.value !== value) setRefusal(undefined);
  const pieces = refusal?.value === value ? refusal.pieces : [];
  const whole = pieces.length === 0 ? "" : typedWhole(value, pieces);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.setCustomValidity(whole), [whole]);
  return {
    /** What was left out, and all that was typed with it. */
    refused: whole === "" ? undefined : { text: pieces.map(({ text }) => text).join("…"), whole },
    /** What the field stands in. */
    frame,
    /** @param isNew nothing that was refused before goes on in it */
    tellRefused: (put: LeftOut, isNew: boolean) =>
      setRefusal((before) => ({
        pieces: withLeftOut(isNew || before?.value !== value ? [] : before.pieces, put),
        value,
      })),
    forget: () => setRefusal(undefined),
    /** It stands in the field's next value, too. */
    carryOn: (next: string, caret: number | null) =>
      setRefusal((before) => before && { value: next, pieces: moved(before.pieces, value, next, caret ?? undefined) }),
  };
}
