import { inBatches } from "@/lib/calls/in-batches";
import { ConsoleError } from "@/lib/errors/console-error";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { mostBarcodes } from "./documentation.calls";

/** Whose chains tell the merchants (USR-05). */
export const merchantsCall = lookupsCalls.chains;

/** What a merchant has behind a barcode. */
interface Preview {
  readonly identifier: { readonly value: string };
  readonly documentation?:
    | {
        readonly productId: number;
        readonly name: string;
        readonly defaultImageUrl?: string | undefined;
        readonly defaultThumbUrl?: string | undefined;
      }
    | undefined;
}

interface DocumentedProduct {
  readonly id: number;
  readonly name: string;
  readonly barcode: string;
  readonly image: string | undefined;
}

/** The calls that know sheets; each only reads. */
interface Documentation {
  /** USR-05. */
  chains(): Promise<readonly { readonly euid?: string | undefined }[]>;
  /** DOC-12, at most `mostBarcodes` at once. */
  previews(merchant: string, barcodes: readonly string[]): Promise<readonly Preview[]>;
}

/** What the merchants know of several barcodes. */
interface DocumentedProducts {
  /** Those that a barcode is of, each once: several where merchants do not agree. */
  readonly found: ReadonlyMap<string, readonly DocumentedProduct[]>;
  /** What a call threw where a barcode is found nowhere: nobody knows then that it is undocumented. */
  readonly failure: unknown;
}

/** The products that have documentation with any of the chains' merchants, by barcode. */
export async function documentedProducts(
  barcodes: readonly string[],
  { chains, previews }: Documentation,
): Promise<DocumentedProducts> {
  const found = new Map<string, DocumentedProduct[]>();
  let failure: unknown;
  try {
    const merchants = [...new Set((await chains()).flatMap(({ euid }) => euid || []))];
    if (merchants.length === 0) throw new ConsoleError("upstream-invalid-answer");
    for (const batch of inBatches([...new Set(barcodes)], mostBarcodes)) {
      const answers = await Promise.allSettled(merchants.map((merchant) => previews(merchant, batch)));
      for (const answer of answers) if (answer.status === "fulfilled") take(found, answer.value);
      const failed = answers.find(({ status }) => status === "rejected");
      if (failed?.status === "rejected" && batch.some((barcode) => !found.has(barcode))) throw failed.reason;
    }
  } catch (reason) {
    failure = reason ?? new ConsoleError("upstream-invalid-answer");
  }
  return { found, failure };
}

/** All of them. Throws where one is found nowhere because a call failed. */
export function allDocumented({ found, failure }: DocumentedProducts): readonly DocumentedProduct[] {
  if (failure !== undefined) throw failure;
  return [...found.values()].flat();
}

function take(found: Map<string, DocumentedProduct[]>, previews: readonly Preview[]): void {
  for (const { identifier, documentation } of previews) {
    const barcode = identifier.value;
    const known = found.get(barcode) ?? [];
    if (documentation === undefined || known.some(({ id }) => id === documentation.productId)) continue;
    const { productId, name, defaultImageUrl, defaultThumbUrl } = documentation;
    found.set(barcode, [...known, { id: productId, name, barcode, image: defaultImageUrl ?? defaultThumbUrl }]);
  }
}
