import type { EnteredRow } from "@/lib/grid/clipboard/mapped-rows";
import { type DeliverySources, productsByBarcode } from "./delivery";
import type { InvoiceLine } from "./invoice/invoice";
import { productMeant, type ReceivedLine, receivedLine } from "./received-lines";
import type { VatRate, WorkLine } from "./work-line";

type Product = WorkLine["product"];

/** A line of a supplier's invoice, or of a paste, whose product nobody knows yet. */
export interface ParkedLine {
  key: number;
  /** What else was pasted with it, as it will stand in its cells. */
  entered?: Pick<ReceivedLine, "content" | "drafts"> | undefined;
  line: InvoiceLine;
  isAmbiguous: boolean;
  /** Whose names it uses; undefined where the invoice does not say. */
  cui?: string | undefined;
}

/** A line whose product is known by now. */
export interface SettledLine extends ReceivedLine {
  /** It was pasted: it takes its product's own VAT rate where none came with it. An invoice says its own. */
  isPasted: boolean;
}

/** What tells the products of lines that wait; each only reads. */
export interface ParkedSources extends Pick<DeliverySources, "byBarcode"> {
  /** By barcode, core id or name, as a paste is looked up: `two` where a code fits several. */
  byCode(codes: readonly string[]): Promise<ReadonlyMap<string, { readonly product?: Product } | "two">>;
}

/** A line whose product is not known waits with all that was pasted into it. */
export function parkedPaste(
  { content, drafts, code, isTwo }: EnteredRow<WorkLine, string> & { code: string; isTwo: boolean },
  key: number,
): ParkedLine {
  return {
    key,
    line: {
      ...(/\p{L}/u.test(code) ? { name: code } : { standardId: code }),
      quantity: content.received || content.invoiced,
      unitPrice: content.price,
    },
    isAmbiguous: isTwo,
    entered: { content, drafts },
  };
}

/** Those whose product is known by now: of a paste by any code that it may name, of an invoice by its barcode. */
export async function knownByNow(
  waiting: readonly ParkedLine[],
  sources: ParkedSources,
): Promise<{ parked: ParkedLine; product: Product }[]> {
  const pasted = waiting.filter(({ entered }) => entered !== undefined);
  const byCode = pasted.length > 0 ? await sources.byCode(pasted.map(codeOf)) : noCodes;
  const invoiced = waiting.filter(({ entered }) => entered === undefined);
  const byBarcode = await productsByBarcode(
    invoiced.map(({ line }) => line),
    sources,
  );
  return waiting.flatMap((parked) => {
    const product = parked.entered === undefined ? byBarcodes(parked) : byItsCode(parked);
    return product === undefined ? [] : { parked, product };
  });

  function byBarcodes({ line }: ParkedLine): Product | undefined {
    const meant = productMeant(line, byBarcode, noNames);
    return meant.kind === "unknown" ? undefined : meant.product;
  }
  function byItsCode(parked: ParkedLine): Product | undefined {
    const found = byCode.get(codeOf(parked));
    return found === "two" ? undefined : found?.product;
  }
}

/** Each name is a call of its own: those that nobody has asked for are bounded. */
const mostNamesUnasked = 100;

/** Lines that are looked up again though nobody has asked: of those that are told by a name alone, the first ones. */
export function lookedUpUnasked(waiting: readonly ParkedLine[]): ParkedLine[] {
  let named = 0;
  return waiting.filter(({ entered, line }) => {
    if (entered === undefined || line.standardId !== undefined) return true;
    named += 1;
    return named <= mostNamesUnasked;
  });
}

const noCodes: Awaited<ReturnType<ParkedSources["byCode"]>> = new Map();
const noNames: ReadonlyMap<string, Product> = new Map();

function codeOf({ line }: ParkedLine): string {
  return line.standardId ?? line.name ?? "";
}

/** What a line that has waited becomes. @param place where lines go that do not say it */
export function settledLine(
  { line, entered }: ParkedLine,
  product: Product,
  place: { rates: readonly VatRate[]; storage: WorkLine["storage"] },
): SettledLine {
  if (entered === undefined) return { ...receivedLine(line, product, place), isPasted: false };
  const { content, drafts } = entered;
  // Lines that wait take a storage that was chosen meanwhile, as those in the grid do.
  const storage = content.storage ?? (drafts.storage === undefined ? place.storage : undefined);
  return { content: { ...content, product, storage }, drafts, remarks: [], isPasted: true };
}
