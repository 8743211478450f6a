"use client";

import { useQuery } from "@tanstack/react-query";
import type { RecordSource } from "@/lib/choices/source";

/**
 * What a record is called of which a form holds the id alone.
 * @param id as text; empty where there is none
 * @param known its name, where the form knows it: nobody is asked then
 * @returns e.g. `#17` until it is known, and where nobody knows: the number says enough
 */
export function useRecordName(source: Pick<RecordSource, "key" | "named">, id: string, known?: string): string {
  const isAsked = id !== "" && known === undefined;
  const { data } = useQuery({
    queryKey: [...source.key, "named", id],
    // No answer is none to React Query where it is undefined.
    queryFn: async ({ signal }) => (await source.named(Number(id), signal)) ?? null,
    enabled: isAsked,
    meta: { quiet: true },
  });
  if (id === "") return "";
  return known ?? data ?? `#${id}`;
}
