"use client";

import { useRef, useState } from "react";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { ParkedField } from "@/lib/resources/receptions/parked-steps";
import type { ParkedLine } from "@/lib/resources/receptions/received-lines";

/** Pasted lines that wait for their product beside a note that is sent line by line: it is not left with them in silence. */
export function useOwnParked(): ParkedField & { lines: readonly ParkedLine[] } {
  const [lines, setLines] = useState<readonly ParkedLine[]>([]);
  const latest = useRef(lines);
  useUnsavedWork(lines.length > 0);
  return {
    lines,
    now: () => latest.current,
    put(next) {
      latest.current = next;
      setLines(next);
    },
  };
}
