import type { SendCall } from "@/lib/calls/send-call";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";

/** 3 is picked for, 7 is on its way (2§4). */
export const suppliedMasks = [3, 7] as const;

export type SuppliedMask = (typeof suppliedMasks)[number];

/** So many reports are looked at. */
export const mostReports = 20;

/** A supply report that holds machines while it is picked or driven out. */
export interface SupplyUnderWay {
  report: number;
  mask: SuppliedMask;
  /** Of the machines that were asked about. */
  storages: readonly { id: number; name: string }[];
}

/** Reports that hold one of these machines now, the newest first. @returns also how many there are in all */
export async function readSupplyUnderWay(
  storages: readonly number[],
  send: SendCall,
): Promise<{ reports: SupplyUnderWay[]; totalCount: number }> {
  const query = {
    exactStatus: [...suppliedMasks],
    storageIds: [...storages],
    sort: "created" as const,
    order: "DESC" as const,
    limit: mostReports,
  };
  const { data } = await send(supplyingReportsCalls.list, { query });
  const asked = new Set(storages);
  const reports = data.items.flatMap(({ id, maskNumber, storages: held }) => {
    const mask = suppliedMasks.find((each) => each === maskNumber);
    const own = held.filter((storage) => asked.has(storage.id));
    return mask === undefined || own.length === 0 ? [] : [{ report: id, mask, storages: own }];
  });
  return { reports, totalCount: data.totalCount };
}
