import type { WaitingCode } from "@/lib/scan/waiting-codes";
import type { CountBook, CountEntry } from "./count-book";

/** A product that is to be counted, or was. */
export interface CountProduct {
  readonly id: number;
  readonly name: string;
  /** By which a scan finds it without the network; the first one is shown. */
  readonly barcodes: readonly string[];
  readonly image?: string | undefined;
  /** The machine's cell in which it lies, as it is called there. */
  readonly cell?: string | undefined;
  /** Ids of the shelves on which it lies, that of its first cell first. */
  readonly shelves?: readonly number[] | undefined;
  /** What the count was to hold; others were found all the same. */
  readonly isExpected: boolean;
}

/** What a device keeps of a count beside its figures and products. A release that changes it has to read this one for 7 days: by the version of the browser's database. */
export interface KeptHead {
  /** Whose it is (`useAccount`). */
  readonly account: string;
  readonly inventory: number;
  readonly storage: string;
  /** The platform takes when something was counted, and what else is ours (decision 0050). */
  readonly hasOurFields: boolean;
  /** As the platform had it last. */
  readonly status: string;
  /** Somebody else counts it by now, or it is gone: nothing more of it can be sent. */
  readonly isLost?: boolean | undefined;
  /** ISO 8601; it is kept for 7 days from then on. */
  readonly touchedAt: string;
  readonly steps: CountBook["steps"];
  /** Scanned codes that are no product yet. */
  readonly codes: readonly WaitingCode[];
  /** The product that was counted last. */
  readonly current: number | undefined;
  /** What is typed as its figure and not set yet. */
  readonly typed?: string | undefined;
}

/** A count as a device keeps it, whole. */
export interface KeptCount {
  readonly head: KeptHead;
  readonly entries: ReadonlyMap<number, CountEntry>;
  /** In the order in which they are counted. */
  readonly products: readonly CountProduct[];
}

/** What has changed of it. */
export interface KeptChange {
  readonly head: KeptHead;
  readonly entries: ReadonlyMap<number, CountEntry>;
  /** All of them, where there are others. */
  readonly products?: readonly CountProduct[] | undefined;
}

/** Whether something can be counted in it yet, as far as this device was told. */
export function isCounted({ status, isLost }: Pick<KeptHead, "status" | "isLost">): boolean {
  return status === "COUNTING" && isLost !== true;
}

/** A count is kept for so many days after it was touched last. */
export const keptDays = 7;

/** Whether a count is kept no longer. */
export function isOutdated({ touchedAt }: Pick<KeptHead, "touchedAt">, now: Date): boolean {
  return now.getTime() - Date.parse(touchedAt) > keptDays * 24 * 60 * 60_000;
}
