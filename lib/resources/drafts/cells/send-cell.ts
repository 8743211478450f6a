import type { SendCall } from "@/lib/calls/send-call";
import { draftsCalls } from "../drafts.calls";
import type { CellSetting, MappedCell } from "./mapped-cell";

/** What can be edited: a saved draft by underscore calls, a machine by hyphen calls (reading 39). */
export const editedDomains = ["mapping-draft", "live-mapping"] as const;

export type EditedDomain = (typeof editedDomains)[number];

type Cell = Pick<MappedCell, "kind" | "id">;

/** Sets one cell of a draft, or of live mapping. Rejects with what the call rejects with. @param from what the platform has of it */
export async function sendCell(
  domain: EditedDomain,
  { kind, id }: Cell,
  { from, to }: { from: CellSetting; to: CellSetting },
  send: SendCall,
): Promise<void> {
  const product = to.product?.id ?? null;
  const { renewProduct, fillOnDemand } = to;
  if (domain === "mapping-draft") {
    const params = { cellId: id };
    if (kind === "shelf") await send(draftsCalls.setDraftShelfCell, { params, body: { product, renewProduct } });
    else await send(draftsCalls.setDraftLockerCell, { params, body: { product, fillOnDemand } });
  } else if (kind === "shelf") await send(draftsCalls.setLiveShelfCell, { body: { id, product, renewProduct } });
  else await sendLiveLocker(id, { from, to }, send);
}

/** Two calls, each only where it changes something. */
async function sendLiveLocker(id: number, { from, to }: { from: CellSetting; to: CellSetting }, send: SendCall) {
  if (from.product?.id !== to.product?.id)
    await send(draftsCalls.setLiveLockerCell, { body: { id, product: to.product?.id ?? null } });
  if (from.fillOnDemand !== to.fillOnDemand)
    await send(draftsCalls.setLiveFillOnDemand, { body: { id, fillOnDemand: to.fillOnDemand } });
}
