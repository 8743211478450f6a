import { inBatches } from "@/lib/calls/in-batches";
import { ConsoleError } from "@/lib/errors/console-error";
import { mostBarcodes } from "./documentation.calls";

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

/**
 * The products that have documentation with any of the chains' merchants, by barcode. Of one that several know, the sheet
 * of the first is taken.
 *
 * @throws what a call throws, where a barcode is found nowhere and not everybody has answered: nobody knows then that it
 * is undocumented
 */
export async function documentedProducts(
  barcodes: readonly string[],
  { chains, previews }: Documentation,
): Promise<ReadonlyMap<string, DocumentedProduct>> {
  const merchants = [...new Set((await chains()).flatMap(({ euid }) => euid || []))];
  if (merchants.length === 0) throw new ConsoleError("upstream-invalid-answer");
  const found = new Map<string, DocumentedProduct>();
  for (const batch of inBatches([...new Set(barcodes)], mostBarcodes)) {
    const answers = await Promise.allSettled(merchants.map((merchant) => previews(merchant, batch)));
    for (const answer of answers) if (answer.status === "fulfilled") take(found, answer.value);
    const failed = answers.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected" && batch.some((barcode) => !found.has(barcode))) throw failed.reason;
  }
  return found;
}

function take(found: Map<string, DocumentedProduct>, previews: readonly Preview[]): void {
  for (const { identifier, documentation } of previews) {
    const barcode = identifier.value;
    if (documentation === undefined || found.has(barcode)) continue;
    const { productId, name, defaultImageUrl, defaultThumbUrl } = documentation;
    found.set(barcode, { id: productId, name, barcode, image: defaultImageUrl ?? defaultThumbUrl });
  }
}
