import type { CallAnswer } from "@/lib/calls/call";
import type { CatalogueEdit, catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";

/** What an edit of a catalogue answers, and what its editor shows above the prices. */
export type Head = CallAnswer<typeof catalogPriceCalls.edit>;

/** What of a catalogue one person may write over another one's. */
export type HeadPlace = "name" | "description" | "currencyId";

export interface HeadEdit {
  place: HeadPlace;
  body: CatalogueEdit;
  /** As a person reads it. */
  local: string;
  /** What stood there when it was entered. */
  base: string;
}

/** An edit that was not sent: somebody else has changed the same meanwhile, or the session ended over it. */
export interface WaitingEdit extends HeadEdit {
  reason: "changed" | "ended";
}

const texts: Readonly<Record<HeadPlace, (head: Head) => string>> = {
  name: ({ name }) => name,
  description: ({ description }) => description ?? "",
  currencyId: ({ currency }) => currency.code,
};

/** What stands at a place, as a person reads it. */
export function textAt(place: HeadPlace, head: Head): string {
  return texts[place](head);
}

/** Names what is typed at a place, for keeping it over the end of a session. */
export function typedAt(catalogue: number, place: HeadPlace): string {
  return `catalog_price/${catalogue}/${place}`;
}
