import { longestPage } from "@/lib/calls/call";
import { readAllPages } from "@/lib/calls/read-all-pages";
import type { SendCall } from "@/lib/calls/send-call";
import { draftsCalls, type Mapping } from "../drafts.calls";

/** Which machines: those of a blueprint, these, or those that hold one of these products. */
export interface MachineFilter {
  blueprint?: number | undefined;
  storages?: readonly number[] | undefined;
  products?: readonly number[] | undefined;
}

/** The live mappings of machines, by name, without their cells. @param most all of them where absent */
export async function readLiveMachines(
  { blueprint, storages, products }: MachineFilter,
  send: SendCall,
  most?: number,
): Promise<{ machines: Mapping[]; totalCount: number }> {
  let totalCount = 0;
  const machines = await readAllPages(longestPage, async (offset) => {
    const query = {
      domain: "live-mapping" as const,
      blueprintDevice: blueprint,
      storageIds: storages && [...storages],
      productIds: products && [...products],
      sort: "name" as const,
      order: "ASC" as const,
      limit: longestPage,
      offset,
    };
    const { data } = await send(draftsCalls.list, { query });
    totalCount = data.totalCount;
    return most === undefined ? data : { ...data, totalCount: Math.min(most, data.totalCount) };
  });
  // One that moves to another page while they are read is among them twice.
  const each = [...new Map(machines.map((machine) => [machine.id, machine])).values()];
  return { machines: each.slice(0, most), totalCount };
}
