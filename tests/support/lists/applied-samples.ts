import type { AnyList } from "@/lib/resources/list-table";

import { operatorsToday } from "../operators-day";
import { filterSamples, textOf } from "./filter-samples";

/** A filter with the value that the run applies. */
export interface AppliedSample {
  key: string;
  text: string;
  /** It leaves some of the rows and not all. */
  narrowsRows: boolean;
  /** The address that applies it. */
  query: string;
}

export function samplesOf({ page }: AnyList): AppliedSample[] {
  const today = operatorsToday();
  return Object.entries(filterSamples[page]).map(([key, sample]) => {
    const text = textOf(sample, today);
    // Of another domain there are as many records as it has.
    const narrowsRows = key !== "domain";
    return { key, text, narrowsRows, query: `?${new URLSearchParams({ [key]: text })}` };
  });
}

/** One that leaves rows to work with. @throws where the list has none. */
export function narrowingSampleOf(list: AnyList): AppliedSample {
  const sample = samplesOf(list).find(({ narrowsRows }) => narrowsRows);
  if (sample === undefined) throw new Error(`${list.page} has no filter that narrows its rows.`);
  return sample;
}
