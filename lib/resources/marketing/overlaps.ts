import { type Campaign, campaignKey } from "./campaign";

/** Campaigns that compete: banners of one type in one chain stand in one place, vouchers of one type are alike. */
export interface Place {
  key: string;
  kind: Campaign["kind"];
  type: Campaign["type"];
  chain?: string;
  /** Rows of campaigns that follow one another; a campaign stands in the first row that is free by its start. */
  rows: Campaign[][];
  /** How many of its campaigns run on the same day at most: as many rows as it has. */
  mostAtOnce: number;
}

/** Campaigns by their place, banners first, each place by type and chain. */
export function placesOf(campaigns: readonly Campaign[]): Place[] {
  return [...byPlace(campaigns)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([key, members]) => {
      const [first] = members;
      if (first === undefined) return [];
      const rows = rowsOf(members);
      return [{ key, kind: first.kind, type: first.type, chain: first.chain, rows, mostAtOnce: rows.length }];
    });
}

/** @returns by key, the other campaigns of its place that run on one of its days. */
export function overlapsOf(campaigns: readonly Campaign[]): Map<string, Campaign[]> {
  const overlaps = new Map<string, Campaign[]>();
  for (const members of byPlace(campaigns).values())
    for (const campaign of members) {
      const others = members.filter((other) => other !== campaign && doOverlap(campaign, other));
      overlaps.set(campaignKey(campaign), others);
    }
  return overlaps;
}

function byPlace(campaigns: readonly Campaign[]): Map<string, Campaign[]> {
  const places = new Map<string, Campaign[]>();
  for (const campaign of campaigns) {
    const key = placeKey(campaign);
    const members = places.get(key);
    if (members === undefined) places.set(key, [campaign]);
    else members.push(campaign);
  }
  return places;
}

function placeKey({ kind, type, chain = "" }: Campaign): string {
  return `${kind} ${type} ${chain}`;
}

/** Both days of a campaign belong to it. */
export function doOverlap(one: Campaign, other: Campaign): boolean {
  return startOf(one) <= other.endDay && startOf(other) <= one.endDay;
}

/** By start, each into the first row whose last campaign has ended: the fewest rows that there can be. */
function rowsOf(campaigns: readonly Campaign[]): Campaign[][] {
  const byStart = [...campaigns].sort(
    (one, other) => startOf(one).localeCompare(startOf(other)) || one.endDay.localeCompare(other.endDay),
  );
  const rows: Campaign[][] = [];
  for (const campaign of byStart) {
    const free = rows.find((row) => row.every((before) => before.endDay < startOf(campaign)));
    if (free === undefined) rows.push([campaign]);
    else free.push(campaign);
  }
  return rows;
}

function startOf({ startDay = "0000-01-01" }: Campaign): string {
  return startDay;
}
