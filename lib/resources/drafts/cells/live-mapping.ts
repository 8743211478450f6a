import type { SendCall } from "@/lib/calls/send-call";
import { draftsCalls, type Mapping, type MappingDetail } from "../drafts.calls";
import { cellsOf, type MappedCell } from "./mapped-cell";

/** What is mapped in a machine now. */
export async function readLiveMapping(machine: number, send: SendCall): Promise<MappingDetail> {
  const { data } = await send(draftsCalls.one, { params: { id: machine }, query: { domain: "live-mapping" } });
  return data;
}

export async function readLiveCells(machine: number, send: SendCall): Promise<MappedCell[]> {
  return cellsOf(await readLiveMapping(machine, send));
}

type Built = Pick<Mapping, "blueprint" | "blueprintVersion">;

/** A machine has another blueprint by now, or another version of it, than a draft was made for: applying leaves it as it is. */
export function isRebuilt(machine: Built, draft: Built): boolean {
  return machine.blueprint?.id !== draft.blueprint?.id || machine.blueprintVersion !== draft.blueprintVersion;
}
