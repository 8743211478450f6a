import fc from "fast-check";
import {
  type CountBook,
  countedOf,
  emptyBook,
  type KnownItem,
  totalsOf,
  withFigure,
  withoutLastStep,
  withScan,
} from "./count-book";
import {
  afterReload,
  isInDoubt,
  type Outcome,
  type Outgoing,
  outgoingOf,
  withAnswer,
  withOutcome,
  withReading,
  withSending,
} from "./outbox";

const at = "2026-11-28T08:00:00Z";

/** A platform that takes what reaches it, as the embedded one does: of each product one item at most. */
class Platform {
  readonly items = new Map<number, KnownItem>();
  #next = 1;

  take({ product, change }: Outgoing): Outcome {
    if (change.kind === "add") {
      if (this.items.has(product)) return { kind: "refused", reason: "item 1 has it already" };
      this.items.set(product, { id: this.#next++, pieces: change.pieces });
      return { kind: "made", item: this.items.get(product) };
    }
    if (this.items.get(product)?.id !== change.item) return { kind: "refused", reason: "object not found" };
    if (change.kind === "remove") this.items.delete(product);
    else this.items.set(product, { id: change.item, pieces: change.pieces });
    return { kind: "made", item: this.items.get(product) };
  }
}

/** How far a send comes: whether it reaches the platform, and whether its answer comes back. */
const fates = ["told", "answer-lost", "never-left", "request-lost"] as const;

const products = fc.integer({ min: 1, max: 4 });
const commands = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("scan" as const), product: products, pieces: fc.integer({ min: 1, max: 12 }) }),
    fc.record({
      kind: fc.constant("set" as const),
      product: products,
      pieces: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant("undo" as const) }),
    fc.record({ kind: fc.constant("send" as const), fate: fc.constantFrom(...fates) }),
    fc.record({ kind: fc.constant("look" as const) }),
    fc.record({ kind: fc.constant("reload" as const) }),
  ),
  { maxLength: 60 },
);

function send(book: CountBook, platform: Platform, fate: (typeof fates)[number]): CountBook {
  const [first] = outgoingOf(book);
  if (first === undefined) return book;
  const under = withSending(book, first);
  if (fate === "never-left") return withOutcome(under, first, { kind: "not-made" });
  const taken = fate === "request-lost" ? undefined : platform.take(first);
  return withOutcome(under, first, fate === "told" && taken ? taken : { kind: "unknown" });
}

/** As the network is back and holds: what is in doubt is looked up, then what is left is sent. */
function drained(book: CountBook, platform: Platform): CountBook {
  let now = isInDoubt(book) ? withReading(book, platform.items) : book;
  while (outgoingOf(now).length > 0) now = send(now, platform, "told");
  return now;
}

it("whatever is lost on the way, reloaded or sent twice, the platform ends with what was counted, and the totals are its own", () => {
  fc.assert(
    fc.property(commands, (steps) => {
      const platform = new Platform();
      const model = new Map<number, number | undefined>();
      const undo: [number, number | undefined][] = [];
      let book = emptyBook;
      const change = (product: number, pieces: number | undefined) => {
        undo.push([product, model.get(product)]);
        model.set(product, pieces);
      };
      for (const step of steps) {
        if (step.kind === "scan") {
          book = withScan(book, step.product, step.pieces, at) ?? book;
          change(step.product, (model.get(step.product) ?? 0) + step.pieces);
        } else if (step.kind === "set") {
          book = withFigure(book, step.product, step.pieces, at);
          change(step.product, step.pieces);
        } else if (step.kind === "undo") {
          book = withoutLastStep(book, at)?.book ?? book;
          const [product, pieces] = undo.pop() ?? [];
          if (product !== undefined) model.set(product, pieces);
        } else if (step.kind === "send") book = send(book, platform, step.fate);
        else if (step.kind === "look") book = withReading(book, platform.items);
        else book = afterReload(structuredClone(book));
      }
      const end = drained(book, platform);
      const wanted = [...model].flatMap(([product, pieces]) => (pieces === undefined ? [] : [[product, pieces]]));
      const had = [...platform.items].map(([product, { pieces }]) => [product, pieces]);
      expect(new Map(had.map(([product, pieces]) => [product, pieces]))).toEqual(
        new Map(wanted.map(([product, pieces]) => [product, pieces])),
      );
      expect(totalsOf(end)).toEqual({
        products: wanted.length,
        pieces: wanted.reduce((sum, [, pieces = 0]) => sum + pieces, 0),
        unsent: 0,
      });
    }),
    { numRuns: 400 },
  );
});

it("the order of scans changes nothing, and 0 and not counted never mix", () => {
  const scans = fc.array(fc.tuple(products, fc.integer({ min: 1, max: 9 })), { maxLength: 30 });
  fc.assert(
    fc.property(scans, (some) => {
      const count = (all: typeof some) =>
        all.reduce((book, [product, pieces]) => withScan(book, product, pieces, at) ?? book, emptyBook);
      const [one, other] = [count(some), count([...some].reverse())];
      for (const product of [1, 2, 3, 4]) expect(countedOf(one, product)).toBe(countedOf(other, product));
    }),
  );
  const none = withFigure(emptyBook, 1, 0, at);
  expect([countedOf(none, 1), countedOf(none, 2), totalsOf(none)]).toEqual([
    0,
    undefined,
    { products: 1, pieces: 0, unsent: 1 },
  ]);
  expect(outgoingOf(none).map(({ change }) => change)).toEqual([{ kind: "add", pieces: 0 }]);
});

describe("two devices", () => {
  const read = (pieces: number) => new Map([[1, { id: 7, pieces }]]);
  const counted = withReading(emptyBook, read(3));

  it("a figure that nobody touched here follows the other one's", () => {
    expect(countedOf(withReading(counted, read(5)), 1)).toBe(5);
    expect(countedOf(withReading(counted, new Map()), 1)).toBeUndefined();
  });

  it("one that both have changed is asked about, and is not sent before somebody has said what holds", () => {
    const asked = withReading(withFigure(counted, 1, 8, at), read(5));
    expect(asked.entries.get(1)).toMatchObject({ pieces: 8, known: { pieces: 3 }, theirs: { id: 7, pieces: 5 } });
    expect(outgoingOf(asked)).toEqual([]);
    expect(outgoingOf(withAnswer(asked, 1, 13, at))).toMatchObject([{ change: { kind: "edit", item: 7, pieces: 13 } }]);
    const theirs = withAnswer(asked, 1, 5, at);
    expect([outgoingOf(theirs), totalsOf(theirs).unsent]).toEqual([[], 0]);
  });

  it("so is one that the other has removed", () => {
    const asked = withReading(withFigure(counted, 1, 8, at), new Map());
    expect(asked.entries.get(1)?.theirs).toBe("none");
    expect(outgoingOf(withAnswer(asked, 1, 8, at))).toMatchObject([{ change: { kind: "add", pieces: 8 } }]);
  });
});

it("a figure that is refused waits with its reason until it is another one", () => {
  const one = withFigure(emptyBook, 1, 4, at);
  const [first] = outgoingOf(one);
  if (first === undefined) throw new Error("Nothing is to be sent.");
  const refused = withOutcome(withSending(one, first), first, { kind: "refused", reason: "no" });
  expect([outgoingOf(refused), refused.entries.get(1)?.sending]).toMatchObject([
    [],
    { state: "refused", reason: "no" },
  ]);
  expect(outgoingOf(withFigure(refused, 1, 5, at))).toHaveLength(1);
});

it("INVE-012 the answer's figure holds, unless another one was counted meanwhile", () => {
  const one = withFigure(emptyBook, 1, 4, at);
  const [first] = outgoingOf(one);
  if (first === undefined) throw new Error("Nothing is to be sent.");
  const answer: Outcome = { kind: "made", item: { id: 7, pieces: 3 } };
  const under = withSending(one, first);
  expect(totalsOf(withOutcome(under, first, answer))).toEqual({ products: 1, pieces: 3, unsent: 0 });
  expect(totalsOf(withOutcome(withFigure(under, 1, 6, at), first, answer))).toEqual({
    products: 1,
    pieces: 6,
    unsent: 1,
  });
});

it("a figure that was refused because the platform has it already is no more refused once that is read", () => {
  const one = withFigure(emptyBook, 1, 4, at);
  const [first] = outgoingOf(one);
  if (first === undefined) throw new Error("Nothing is to be sent.");
  const refused = withOutcome(withSending(one, first), first, { kind: "refused", reason: "item 7 has it already" });
  const read = withReading(refused, new Map([[1, { id: 7, pieces: 4 }]]));
  expect([read.entries.get(1)?.sending, totalsOf(read).unsent]).toEqual([{ state: "idle" }, 0]);
});

it.each([-1, 0.5, 100_000, Number.NaN])("%j are no pieces", (pieces) => {
  expect(() => withFigure(emptyBook, 1, pieces, at)).toThrow(RangeError);
  expect(withScan(withFigure(emptyBook, 1, 99_999, at), 1, 1, at)).toBeUndefined();
});
