"use client";

import { useEffect } from "react";
import { useAddress } from "@/components/list/url/use-address";
import { enterMapping, leaveMapping } from "@/lib/mapping/kept/leave-mapping";

/** Notes which mapping is open in the editor (MAPP-022), and forgets all that mapping keeps once the page is left (MAPP-019). */
export function useDraftsPlace(): void {
  const address = useAddress();
  const open = Number(address.get("open"));
  const isLive = address.get("domain") === "live-mapping";
  const isEdited = address.get("mode") === "edit" && open > 0;
  useEffect(() => {
    if (!isEdited) return;
    // Without its code nothing is noted, and nothing is lost.
    import("@/components/resources/drafts/mapping-keys").then(
      ({ noteId }) => noteId(isLive ? "live-mapping" : "mapping-draft", open),
      () => undefined,
    );
  }, [isEdited, isLive, open]);
  useEffect(() => {
    enterMapping();
    return leaveMapping;
  }, []);
}
