"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { allCounters, type Counter } from "@/lib/resources/inventory/counters-source";

const quiet = { meta: { quiet: true } };

/** Whoever is signed in, as somebody who may be named to count; undefined while or where that is not known. */
export function useOwnCounter(): Counter | undefined {
  const query = useQuery({ ...allCounters, ...quiet, refetchInterval: false });
  return query.data?.find(({ isOwn }) => isOwn);
}

/** The same once it is known; undefined where they are not among those who may be named. @throws what reading throws */
export async function findOwnCounter(cache: QueryClient): Promise<Counter | undefined> {
  const all = await cache.ensureQueryData({ ...allCounters, ...quiet });
  return all.find(({ isOwn }) => isOwn);
}
