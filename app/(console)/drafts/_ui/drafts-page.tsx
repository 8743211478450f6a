"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { BandProps } from "@/components/list/list-band";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import { useAddress } from "@/components/list/url/use-address";
import { OwnRoles } from "@/components/resources/drafts/own-roles";
import { whenIdle } from "@/components/ui/when-idle";
import { tabKeys } from "@/lib/browser/tab-keys";
import { unsentCellsPrefix } from "@/lib/mapping/kept/kept-keys";
import { isOpenDraft } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import type { Role } from "@/lib/roles/roles";
import { useDraftsPlace } from "./use-drafts-place";

const loadPreview = () => import("./preview/mapping-preview");

/** The list needs none of it. */
const MappingPreview = dynamic(orNotLoaded(async () => (await loadPreview()).MappingPreview));

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./new/new-draft")).NewDraft),
  edit: lazyForm(async () => (await import("./editor/mapping-form")).MappingForm),
  import: lazyForm(async () => (await import("./machines/machines-tools")).MachinesTools),
  // What it is for is no import: it looks at live mappings of many machines, and changes cells of them.
  isImportNamed: true,
  isImportView: true,
  // Of a blueprint a draft is made, which is what changes; a warehouse has no cells.
  mayEdit: ({ domain, shelves, lockers }: MappingDetail) =>
    domain !== "bob-blueprint" && shelves.length + lockers.length > 0,
  editName(mapping: MappingDetail) {
    if (mapping.domain === "live-mapping") return "live";
    return isOpenDraft(mapping) ? "draft" : "read";
  },
  editsAtOnce: true,
  isWide: true,
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/drafts/drafts.counts")).mappingCounts;

/** Of cells that wait in an editor that is not open: mostly there are none. */
const WaitingCells = dynamic<BandProps>(orNotLoaded(async () => (await import("./waiting-cells")).WaitingCells));

/** @param roles of whoever looks at it, expanded */
export function DraftsPage({ roles }: { roles: readonly Role[] }) {
  const address = useAddress();
  const [hasWaiting, setWaiting] = useState(false);
  useDraftsPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an editor leaves behind is there once it was left.
  useEffect(() => setWaiting((before) => before || tabKeys(unsentCellsPrefix).length > 0), [address]);
  // It is there once a mapping is opened; what cannot be had is told then.
  useEffect(() => whenIdle(() => void loadPreview().catch(() => undefined)), []);
  return (
    <OwnRoles value={roles}>
      <ListPage
        list={draftsList}
        preview={MappingPreview}
        counts={counts}
        forms={forms}
        band={hasWaiting ? WaitingCells : undefined}
      />
    </OwnRoles>
  );
}
