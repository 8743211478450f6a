import type { Campaign } from "./campaign";

export const campaignKinds = ["banner", "voucher"] as const;

/** Which campaigns a person wants to see; what is left out narrows nothing. */
export interface Narrowing {
  kind?: Campaign["kind"];
  /** Narrows banners: vouchers are valid in every chain. */
  chain?: string;
}

export function fits({ kind, chain }: Pick<Campaign, "kind" | "chain">, wanted: Narrowing): boolean {
  if (wanted.kind !== undefined && kind !== wanted.kind) return false;
  return wanted.chain === undefined || kind === "voucher" || chain === wanted.chain;
}

/** Each chain once, by name. */
export function chainsOf(shownIn: readonly (string | undefined)[]): string[] {
  const chains = new Set(shownIn.flatMap((chain) => chain ?? []));
  return [...chains].sort((one, other) => one.localeCompare(other));
}
