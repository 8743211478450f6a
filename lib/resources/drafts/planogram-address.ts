import { printAddress } from "@/lib/print/print-address";

/** Mappings of which there is a planogram: a blueprint has cells and nothing in them. */
export const printedDomains = ["live-mapping", "mapping-draft"] as const;

export type PrintedDomain = (typeof printedDomains)[number];

/** Where a planogram's PDF is. @param storage one of the draft's machines; all of them where none is named */
export function planogramAddress(
  { domain, id }: { domain: PrintedDomain; id: number },
  account: string | undefined,
  storage?: number,
): string {
  return printAddress(["drafts", id, domain], account, {
    storage: storage === undefined ? undefined : String(storage),
  });
}
