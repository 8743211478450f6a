"use client";

import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { Told } from "@/lib/resources/drafts/editing/told";

/**
 * @param sendStepped sends cells that the platform had as they were before an undo or redo
 * @returns what is done with the cells, what was done last, and what forgets it
 */
export function useMappingWork(
  editor: MappingEditor,
  sendStepped: (keys: readonly number[]) => void,
): readonly [MappingWork, Told | undefined, () => void] {
  const [told, setTold] = useState<Told>();
  const send = useRef(sendStepped);
  useLayoutEffect(() => {
    send.current = sendStepped;
  });
  const [work] = useState(() => new MappingWork(editor, setTold, (keys) => send.current(keys)));
  const forget = useCallback(() => setTold(undefined), []);
  return [work, told, forget];
}
