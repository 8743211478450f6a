import { countHead } from "@/tests/support/count-parts";
import { countedOf, totalsOf } from "./count-book";
import type { CountPlatform, CountReading } from "./count-sender";
import { CountWork, leftOf } from "./count-work";
import type { CountProduct, KeptChange, KeptCount } from "./kept-count";
import type { Outcome, Outgoing } from "./outbox";

const product = (id: number): CountProduct => ({ id, name: `Produs ${id}`, barcodes: [`${id}`], isExpected: true });

const kept: KeptCount = {
  head: countHead,
  entries: new Map(),
  products: [],
};

/** A platform with one count, which can be out of reach. */
class Platform implements CountPlatform {
  readonly items = new Map<number, { id: number; pieces: number }>();
  readonly sent: Outgoing[] = [];
  isAway = false;
  status = "COUNTING";
  isOwn = true;
  mostAtOnce = 0;
  refusal: string | undefined;
  #under = 0;

  async read(): Promise<CountReading | undefined> {
    if (this.isAway) throw new Error("away");
    return { status: this.status, isOwn: this.isOwn, items: new Map(this.items), products: [] };
  }

  async send(outgoing: Outgoing): Promise<Outcome> {
    if (this.refusal !== undefined) return { kind: "refused", reason: this.refusal };
    this.#under += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#under);
    await Promise.resolve();
    this.#under -= 1;
    if (this.isAway) return { kind: "not-made" };
    this.sent.push(outgoing);
    const { change, product: of } = outgoing;
    if (change.kind === "remove") this.items.delete(of);
    else this.items.set(of, { id: of, pieces: change.pieces });
    return { kind: "made", item: this.items.get(of) };
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(1);

/** What outlives the page, put together from what was kept. */
function keeper() {
  let now = kept;
  return {
    keep: async ({ head, entries, products }: KeptChange) => {
      now = { head, entries: new Map([...now.entries, ...entries]), products: products ?? now.products };
    },
    now: () => structuredClone(now),
  };
}

it("figures leave four at a time, each once, the latest of each product alone", async () => {
  const platform = new Platform();
  const work = new CountWork(kept, platform, async () => undefined);
  for (let id = 1; id <= 30; id += 1) work.set(product(id), id);
  work.set(product(30), 99);
  const stop = work.start();
  await settled();
  expect(platform.mostAtOnce).toBe(4);
  expect(platform.sent).toHaveLength(30);
  expect(platform.items.get(30)?.pieces).toBe(99);
  expect(totalsOf(work.book)).toMatchObject({ products: 30, unsent: 0 });
  stop();
});

it("without a network nothing is lost: it is tried again by itself, and at once when the network is back", async () => {
  const platform = new Platform();
  const work = new CountWork(kept, platform, async () => undefined);
  const stop = work.start();
  await settled();
  platform.isAway = true;
  work.scan(product(1), {});
  work.scan(product(1), { count: 6 });
  await settled();
  expect([work.state().isReached, totalsOf(work.book)]).toEqual([false, { products: 1, pieces: 7, unsent: 1 }]);
  platform.isAway = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect([work.state().isReached, platform.items.get(1)?.pieces]).toEqual([true, 7]);
  platform.isAway = true;
  work.scan(product(1), {});
  await jest.advanceTimersByTimeAsync(60_000);
  platform.isAway = false;
  work.wake();
  await settled();
  expect(platform.items.get(1)?.pieces).toBe(8);
  stop();
});

it("W18 what was kept is there after a crash, with its steps, its codes and the product that was counted last", async () => {
  const { keep, now } = keeper();
  const before = new CountWork(kept, undefined, keep);
  before.setProducts([product(1), product(2), product(3)]);
  before.scan(product(2), { count: 4 });
  before.scan({ ...product(9), isExpected: false }, {});
  before.setCodes([{ code: "777", times: 3, state: "failed", reading: undefined }]);
  before.set(product(2), 5);
  await before.kept();
  const after = new CountWork(now(), undefined, keep);
  expect(after.state()).toMatchObject({ head: { current: 2, codes: [{ code: "777", times: 3 }] }, isReached: false });
  expect([countedOf(after.book, 2), countedOf(after.book, 9)]).toEqual([5, 1]);
  expect(leftOf(after.state()).map(({ id }) => id)).toEqual([1, 3]);
  after.undo();
  expect(countedOf(after.book, 2)).toBe(4);
});

it("a list that is read again keeps what was found beside it, in the order of the list", () => {
  const work = new CountWork(kept, undefined, async () => undefined);
  work.setProducts([product(3), product(1)]);
  work.scan({ ...product(8), isExpected: false }, {});
  work.setProducts([product(1), product(2)]);
  expect([...work.state().products.values()].map(({ id, isExpected }) => [id, isExpected])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [8, false],
  ]);
});

it("a browser that keeps nothing is told of, and counting goes on", async () => {
  const work = new CountWork(kept, undefined, () => Promise.reject(new Error("full")));
  work.scan(product(1), {});
  await work.kept();
  expect([work.state().isKept, countedOf(work.book, 1)]).toEqual([false, 1]);
});

it.each([
  ["is counted no more", { status: "COUNTED" }],
  ["has another counter", { isOwn: false }],
])("nothing is sent to a count that %s, and what was counted stays", async (_, change) => {
  const platform = Object.assign(new Platform(), change);
  const work = new CountWork(kept, platform, async () => undefined);
  work.scan(product(1), {});
  const stop = work.start();
  await settled();
  expect([platform.sent, countedOf(work.book, 1), work.isOpen]).toEqual([[], 1, false]);
  stop();
});

it("what another device has counted meanwhile is read before anything is sent, and asked about", async () => {
  const platform = new Platform();
  const work = new CountWork(kept, platform, async () => undefined);
  const stop = work.start();
  work.set(product(1), 3);
  await settled();
  platform.items.set(1, { id: 1, pieces: 8 });
  await jest.advanceTimersByTimeAsync(31_000);
  work.scan(product(1), {});
  await settled();
  expect(work.book.entries.get(1)).toMatchObject({ pieces: 4, theirs: { pieces: 8 } });
  expect(platform.items.get(1)?.pieces).toBe(8);
  work.answer(1, 12);
  await settled();
  expect([platform.items.get(1)?.pieces, totalsOf(work.book).unsent]).toEqual([12, 0]);
  stop();
});

it("what is refused may be another device's doing: the count is read again, and the figure stays with the platform's words", async () => {
  const platform = new Platform();
  const work = new CountWork(kept, platform, async () => undefined);
  const stop = work.start();
  await settled();
  platform.refusal = "Not in this count";
  platform.status = "COUNTED";
  work.set(product(1), 3);
  await settled();
  const { pieces, sending } = work.book.entries.get(1) ?? {};
  expect([pieces, sending]).toEqual([3, { state: "refused", pieces: 3, reason: "Not in this count" }]);
  expect([work.isOpen, work.state().head.status]).toEqual([false, "COUNTED"]);
  stop();
});
