import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import { isSessionOver } from "@/lib/errors/session-over";
import type { CellProduct } from "../drafts.calls";
import { type MachineFacts, readMachineFacts } from "./machine-facts";
import { type ProductSize, readSizes } from "./product-sizes";

/** Of so many machines it is read what is sold and what lies there; of the others it is said that it is not known. */
export const mostMachinesRead = 40;

/** What is known by now. It is another one whenever more is known. */
export interface FactsNow {
  /** Of those that were read, in the order in which they were named. */
  readonly machines: readonly MachineFacts[];
  /** Beyond the most that are read. */
  readonly unasked: readonly MachineFacts["storage"][];
  /** By barcode; null of what nobody measured, nothing of what was not asked yet. */
  readonly sizes: ReadonlyMap<string, ProductSize | null>;
  /** Why sizes could not be read. */
  readonly sizeFailure: unknown;
}

/** What is known is told after so many machines: all cells look at it each time. */
const toldAtOnce = 10;

/** ms until machines are read again by itself. */
const restingTime = 60_000;

/** Reads what is known of a mapping's machines and products, as far as the platform tells it. */
export class FactsReader {
  #now: FactsNow;
  readonly #machines = new Map<number, MachineFacts>();
  readonly #asked: readonly MachineFacts["storage"][];
  readonly #sizesAsked = new Set<string>();
  #reading = 0;
  #readAt = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    storages: readonly MachineFacts["storage"][],
    private readonly send: SendCall,
    private readonly wish: { withOrders: boolean },
  ) {
    this.#asked = storages.slice(0, mostMachinesRead);
    const unasked = storages.slice(mostMachinesRead);
    this.#now = { machines: [], unasked, sizes: new Map(), sizeFailure: undefined };
  }

  get now(): FactsNow {
    return this.#now;
  }

  /** Not among what is known, which stays the same while nothing new is. */
  get isReading(): boolean {
    return this.#reading > 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All of them, or those of which a part could not be read. */
  async readMachines(storages: readonly MachineFacts["storage"][] = this.#asked): Promise<void> {
    this.#readAt = Date.now();
    let read = 0;
    await this.#while(() =>
      fewAtATime(storages, async (storage) => {
        this.#machines.set(storage.id, await readMachineFacts(storage, this.send, this.wish));
        read += 1;
        if (read === 1 || read % toldAtOnce === 0 || read === storages.length)
          this.#tell({ machines: this.#asked.flatMap(({ id }) => this.#machines.get(id) ?? []) });
      }),
    );
  }

  /** On return to the editor: orders, stock and expiry go on meanwhile. Once a minute at most. */
  async refresh(): Promise<void> {
    if (this.isReading || Date.now() - this.#readAt < restingTime) return;
    await this.readMachines();
  }

  /** Of what was not asked yet. */
  async readSizesOf(products: readonly CellProduct[]): Promise<void> {
    const barcodes = new Set(products.flatMap(({ barcode }) => (barcode === undefined ? [] : barcode)));
    // Who asks once more while some are under way asks for others.
    const asked = [...barcodes].filter((barcode) => !this.#now.sizes.has(barcode) && !this.#sizesAsked.has(barcode));
    if (asked.length === 0) return;
    for (const barcode of asked) this.#sizesAsked.add(barcode);
    await this.#while(async () => {
      try {
        const found = await readSizes(asked, this.send);
        const unmeasured = asked.map((barcode) => [barcode, null] as const);
        this.#tell({ sizes: new Map([...this.#now.sizes, ...unmeasured, ...found]), sizeFailure: undefined });
      } catch (error) {
        this.#tell({ sizeFailure: error });
        if (isSessionOver(error)) throw error;
      } finally {
        for (const barcode of asked) this.#sizesAsked.delete(barcode);
      }
    });
  }

  /** Asks once more for what could not be read. */
  async retry(products: readonly CellProduct[]): Promise<void> {
    const failed = this.#now.machines.filter(({ failures }) => failures.size > 0).map(({ storage }) => storage);
    await Promise.all([this.readMachines(failed), this.readSizesOf(products)]);
  }

  async #while(read: () => Promise<void>): Promise<void> {
    this.#reading += 1;
    this.#call();
    try {
      await read();
    } catch (error) {
      // The end of the session is told by whoever handles every call.
      if (!isSessionOver(error)) throw error;
    } finally {
      this.#reading -= 1;
      this.#call();
    }
  }

  #tell(news: Partial<FactsNow>): void {
    this.#now = { ...this.#now, ...news };
    this.#call();
  }

  #call(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
