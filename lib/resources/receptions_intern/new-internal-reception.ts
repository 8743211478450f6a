import type { Drafts } from "@/lib/grid/rows/grid-row";
import { type MovedLine, movedLineRules } from "./moved-line";
import type { NewInternalReception } from "./receptions-intern.calls";

/** A line as its grid holds it, with what was typed into its cells and is no value. */
export interface EnteredMove {
  content: MovedLine;
  drafts: Drafts<MovedLine>;
}

/** The form of a new internal reception as its fields hold it: choices as the text of their ids. */
export interface InternalReceptionValues {
  sourceStorage: string;
  destinationStorage: string;
  /** YYYY-MM-DD. */
  documentDate: string;
  auto: string;
  delegate: string;
  observations: string;
  lines: EnteredMove[];
}

/** @param today YYYY-MM-DD */
export function emptyInternalReception(today: string): InternalReceptionValues {
  return {
    sourceStorage: "",
    destinationStorage: "",
    documentDate: today,
    auto: "",
    delegate: "",
    observations: "",
    lines: [],
  };
}

/** Whether a line cannot be sent as it is: it says why in its cell. */
export function isFaultyMove({ content, drafts }: EnteredMove): boolean {
  return Object.keys(drafts).length > 0 || !movedLineRules.isSendable(content);
}

/** What is empty is left out. */
export function toNewInternalReception(form: InternalReceptionValues): NewInternalReception {
  return {
    sourceStorage: Number(form.sourceStorage),
    destinationStorage: Number(form.destinationStorage),
    documentDate: form.documentDate,
    ...(form.auto.trim() !== "" && { auto: form.auto.trim() }),
    ...(form.delegate.trim() !== "" && { delegate: form.delegate.trim() }),
    ...(form.observations.trim() !== "" && { observations: form.observations.trim() }),
    renDetails: form.lines.map(({ content: { product, batch, moved } }) => ({
      product: product.id,
      batch: batch.id,
      quantity: Number(moved),
    })),
  };
}
