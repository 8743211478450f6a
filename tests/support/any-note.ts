import fc from "fast-check";

/** Rates of the worked cases and of `rates_vat`, in percent. */
const rates = [5, 8, 9, 11, 19, 20, 21] as const;

/** Decimal text with two places, from 0 on. */
const amountUpTo = (max: number) =>
  fc.integer({ min: 0, max }).map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);

const anyDiscount = fc.record({ isFixedValue: fc.boolean(), value: amountUpTo(5_000) });

const anyLine = fc.record({
  quantityReceived: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 10_000 })),
  price: fc.option(fc.oneof(amountUpTo(200), amountUpTo(10_000_000))),
  rate: fc.constantFrom(...rates),
  discount: fc.option(anyDiscount, { nil: undefined }),
});

export type AnyNote = typeof anyNote extends fc.Arbitrary<infer Note> ? Note : never;

/** A note as neither side writes it: quantities, prices (null: none), rates and discounts of all forms. */
export const anyNote = fc.record({
  lines: fc.array(anyLine, { maxLength: 8 }),
  rateDiscounts: fc.array(fc.record({ rate: fc.constantFrom(...rates), discount: anyDiscount }), { maxLength: 3 }),
});

/** The same with up to four returns that take all of it back, by the line's position. */
export const anyReturnedNote = anyNote.chain((note) => {
  const cuts = note.lines.map(({ quantityReceived }) =>
    fc
      .array(fc.integer({ min: 0, max: quantityReceived }), { minLength: 3, maxLength: 3 })
      .map((inner) => [0, ...inner.sort((one, other) => one - other), quantityReceived]),
  );
  return fc.tuple(...cuts).map((ofLines) => ({
    note,
    returns: [0, 1, 2, 3].map((at) =>
      ofLines
        .map((cut, line) => ({ line, pieces: (cut[at + 1] ?? 0) - (cut[at] ?? 0) }))
        .filter(({ pieces }) => pieces > 0),
    ),
  }));
});
