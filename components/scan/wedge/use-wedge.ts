"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { useScanGate } from "../scan-gate";
import { addScanTarget } from "./scan-targets";

/**
 * Takes what a scanner types anywhere in the page, whatever has the focus, while the component is there. What had reached a
 * field is taken out again. Of several, the one that came last takes it.
 * @param onScan the code as it was scanned, for `readCode`
 * @param within an element of what takes it: what a dialog covers, or is being saved, takes none, and says so
 */
export function useWedge(onScan: (code: string) => void, within: RefObject<Element | null>): void {
  const gate = useScanGate(within);
  const take = useEffectEvent(onScan);
  const refuse = useEffectEvent(gate.refuse);
  const isCovered = useEffectEvent(gate.isCovered);
  useEffect(
    () => addScanTarget({ take: (code) => take(code), refuse: () => refuse(), isCovered: () => isCovered() }),
    [],
  );
}
