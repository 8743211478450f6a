"use client";

import { useState } from "react";
import { notedId, noteId } from "@/components/resources/drafts/mapping-keys";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";
import type { ShownFact } from "@/lib/resources/drafts/facts/shown-fact";
import type { Findings } from "./check/use-findings";
import { usePictureFacts } from "./picture/use-picture-facts";

/** What the cells tell, and of which machine: the one that was chosen last where the mapping is of it, too (MAPP-022). */
export function useShownFacts(mapping: MappingDetail, facts: KnownMachines, findings: Findings) {
  const { domain, id, name } = mapping;
  const storages = domain === "live-mapping" ? [{ id, name }] : mapping.storages;
  const [shown, setShown] = useState<ShownFact>("nothing");
  const [storageId, setStorageId] = useState(() => {
    const noted = notedId("live-mapping-stocks");
    return (storages.find((storage) => storage.id === noted) ?? storages[0])?.id;
  });
  const machine = facts.now.machines.find(({ storage }) => storage.id === storageId);
  const mostSold = Math.max(0, ...[...(machine?.sold?.values() ?? [])].map(({ soldLately = 0 }) => soldLately));
  const { factOf } = facts;
  const cells = usePictureFacts({ storageId, shown, factOf, mostSold, findingOf: findings.textOf });
  return {
    cells,
    machine,
    storages,
    shown,
    storageId,
    onShow(next: ShownFact): void {
      setShown(next);
      if (next !== "nothing" && storageId !== undefined) noteId("live-mapping-stocks", storageId);
    },
    onStorage(next: number): void {
      setStorageId(next);
      noteId("live-mapping-stocks", next);
    },
  };
}
