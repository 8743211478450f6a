import type { Campaign } from "@/lib/resources/marketing/campaign";
import { pathOfPage } from "@/lib/roles/pages";

/** The record in its own list, opened. */
export function campaignLink({ kind, id }: Pick<Campaign, "kind" | "id">): string {
  return `${pathOfPage(kind === "banner" ? "galleries" : "vouchers")}?open=${id}`;
}
