import { mostBarcodes } from "./documentation.calls";

type Listener = () => void;

/**
 * Pictures of products by barcode. They are asked for as their rows come into sight, with rows around them, so that one
 * call of 200 barcodes serves a while of scrolling (CATA-028). What could not be read is asked for again when it is next
 * in sight; nobody is told, for a list without pictures is whole.
 */
export class PictureCache {
  readonly #asked = new Set<string>();
  #addresses: ReadonlyMap<string, string> = new Map();
  readonly #listeners = new Set<Listener>();

  /** @param ask makes the call. @returns the address of each barcode's first picture */
  constructor(private readonly ask: (barcodes: readonly string[]) => Promise<ReadonlyMap<string, string>>) {}

  /** @returns undefined while it is on its way, or where there is none */
  addressOf(barcode: string | undefined): string | undefined {
    return barcode === undefined ? undefined : this.#addresses.get(barcode);
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param around fill up the call; they alone make none */
  async want(inSight: readonly string[], around: readonly string[]): Promise<void> {
    const isNew = (barcode: string): boolean => !this.#asked.has(barcode);
    if (!inSight.some(isNew)) return;
    const barcodes = [...new Set([...inSight, ...around].filter(isNew))].slice(0, mostBarcodes);
    for (const barcode of barcodes) this.#asked.add(barcode);
    try {
      this.#addresses = new Map([...this.#addresses, ...(await this.ask(barcodes))]);
      for (const listener of [...this.#listeners]) listener();
    } catch {
      for (const barcode of barcodes) this.#asked.delete(barcode);
    }
  }
}
