"use client";

import { useRef, useState } from "react";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import type { ParkedLine } from "@/lib/resources/receptions/parked-lines";
import type { ShownParked } from "./use-parked-lines";

/** Pasted lines that wait for their product beside a note that is sent line by line: it is not left with them in silence. */
export function useOwnParked(): ShownParked {
  const [lines, setLines] = useState<readonly ParkedLine[]>([]);
  const latest = useRef(lines);
  useUnsavedWork(lines.length > 0);
  return {
    shown: lines,
    now: () => latest.current,
    put(next) {
      latest.current = next;
      setLines(next);
    },
  };
}
