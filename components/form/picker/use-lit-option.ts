"use client";

import { useId, useState } from "react";
import type { Choice } from "@/lib/choices/source";

/** Which option Enter chooses: the one that was moved to, else the first. A screen reader is told of it by its id. */
export function useLitOption(options: readonly Choice[]) {
  const listId = useId();
  const [movedTo, setMovedTo] = useState("");
  const lit = options.find(({ id }) => String(id) === movedTo) ?? options[0];
  const idOf = ({ id }: Choice): string => `${listId}-${id}`;
  return {
    idOf,
    litId: lit && idOf(lit),
    /** For the `Command` around them. */
    command: { value: lit ? String(lit.id) : "", onValueChange: setMovedTo },
  };
}
