"use client";

import { useQuery } from "@tanstack/react-query";
import { anyCallQuery } from "@/components/calls/call-query";
import { alikes, secondLines } from "@/lib/choices/second-lines";
import { type Lookup, type Option, optionsOf } from "@/lib/list/lookups/lookup";

/** What stands below options that look the same. @param options labelled as the person reads them; in their order */
export function useSecondLines({ call, tellings, longestLabel }: Lookup, options: readonly Option[]) {
  const named = options.map(({ value, label, telling }) => ({ id: value, name: label, telling }));
  const ids = alikes(named, longestLabel).map(({ id }) => id);
  const { data } = useQuery({
    ...anyCallQuery(tellings?.call ?? call, tellings?.args(ids) ?? {}),
    enabled: tellings !== undefined && ids.length > 0,
    // Their ids tell them apart as well.
    meta: { quiet: true },
  });
  const known = new Map(
    optionsOf({ valueName: "id", labelName: tellings?.name ?? "" }, data?.data).map(({ value, label }) => [
      value,
      label,
    ]),
  );
  return secondLines(
    named.map((each) => ({ ...each, telling: known.get(each.id) ?? each.telling })),
    longestLabel,
  );
}
