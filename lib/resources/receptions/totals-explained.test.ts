import fc from "fast-check";
import { money, moneyText } from "@/lib/money/decimal";
import { type AnyNote, anyNote, anyReturnedNote } from "@/tests/support/any-note";
import { cases } from "@/tests/support/money-cases.json";
import {
  lineDiscountVat,
  lineValue,
  type PricedLine,
  type RateDiscount,
  receptionTotals,
  unitPriceAfterDiscount,
} from "./reception-totals";
import { returnedPart } from "./returned-part";
import { type ExplainedStep, explainNote, explainReturned } from "./totals-explained";

const line = (
  quantityReceived: number,
  price: string | undefined,
  rate: number,
  discount?: PricedLine["discount"],
) => ({
  id: 1,
  quantity: { quantityReceived },
  pricePurchase: price,
  rateVAT: { rate },
  discount,
});

function noteOf({ lines, rateDiscounts }: AnyNote) {
  return {
    items: lines.map(({ quantityReceived, price, rate, discount }, id) => ({
      ...line(quantityReceived, price ?? undefined, rate, discount),
      id,
    })),
    vatDiscounts: rateDiscounts.map(({ rate, discount }): RateDiscount => ({ ...discount, forRateVAT: rate })),
  };
}

/** A step done again by whoever reads it: with its own inputs alone. */
function doneAgain(step: ExplainedStep): string {
  switch (step.kind) {
    case "gross":
      return money(step.inputs.price).times(step.inputs.quantity).toFixed();
    case "percentOff":
      return money(step.inputs.of).times(step.inputs.percent).div(100).toFixed();
    case "fixedOff":
      return money(step.inputs.amount).toFixed();
    case "shareOff": {
      const { of, part, whole } = step.inputs;
      return money(whole).eq(0) ? "0" : money(of).times(part).div(whole).toFixed();
    }
    case "lineValue":
      return money(step.inputs.gross).minus(step.inputs.discount).toFixed();
    case "unitPrice":
      return money(step.inputs.gross).minus(step.inputs.discount).div(step.inputs.quantity).toFixed();
    case "discountVat":
      return money(step.inputs.discount).times(step.inputs.rate).div(100).toFixed();
    case "sum":
      return step.inputs.terms.reduce((sum, term) => sum.plus(term), money("0")).toFixed();
    case "net":
      return money(step.inputs.base).minus(step.inputs.discount).toFixed();
    case "vat":
      return money(step.inputs.net).times(step.inputs.rate).div(100).toFixed();
    case "total":
      return money(step.inputs.net).plus(step.inputs.vat).toFixed();
  }
}

function stepsOf({ lines, rates, net, vat, total }: ReturnType<typeof explainNote>): ExplainedStep[] {
  const ofLines = lines.flatMap((each) => {
    if (each.kind === "notAvailable") return [];
    const { gross, discount, discountVat, value, unitPrice } = each;
    return [gross, discount, discountVat, value, unitPrice].filter((step) => step !== undefined);
  });
  const ofRates = rates.flatMap((each) => [
    each.base,
    ...each.discounts.flatMap(({ off, vat: vatOff }) => [off, vatOff]),
    each.discount,
    each.net,
    each.vat,
  ]);
  return [...ofLines, ...ofRates, net, vat, total];
}

describe("explained totals", () => {
  it("say of a line its formula, what goes into it and where it is rounded", () => {
    const { lines, rates } = explainNote([line(3, "2.00", 9, { isFixedValue: true, value: "1.00" })], []);
    expect(lines).toEqual([
      {
        kind: "priced",
        gross: { kind: "gross", inputs: { quantity: 3, price: "2.00" }, exact: "6" },
        discount: { kind: "fixedOff", inputs: { amount: "1.00" }, exact: "1" },
        discountVat: { kind: "discountVat", inputs: { discount: "1", rate: 9 }, exact: "0.09", rounded: "0.09" },
        value: { kind: "lineValue", inputs: { gross: "6", discount: "1" }, exact: "5", rounded: "5.00" },
        unitPrice: {
          kind: "unitPrice",
          inputs: { gross: "6", discount: "1", quantity: 3 },
          exact: "1.66666666666666666667",
          rounded: "1.67",
        },
      },
    ]);
    expect(rates.find(({ rate }) => rate === 9)?.vat).toEqual({
      kind: "vat",
      inputs: { net: "5.00", rate: 9 },
      exact: "0.45",
      rounded: "0.45",
    });
  });

  it("RECP-022 say of N/A what is missing", () => {
    const { lines } = explainNote([line(3, undefined, 9), line(0, "2.00", 9), line(0, undefined, 9)], []);
    expect(lines).toEqual([
      { kind: "notAvailable", missing: "price" },
      { kind: "notAvailable", missing: "quantity" },
      { kind: "notAvailable", missing: "price" },
    ]);
  });

  it("name the lines that make a rate's base, and each of its discounts", () => {
    const lines = [line(1, "1.00", 9), line(1, "2.00", 21), line(1, "3.00", 9)];
    const { rates } = explainNote(lines, [{ forRateVAT: 9, isFixedValue: false, value: "12.5" }]);
    expect(rates.find(({ rate }) => rate === 9)).toMatchObject({
      lines: [0, 2],
      base: { inputs: { terms: ["1.00", "3.00"] }, rounded: "4.00" },
      discounts: [
        {
          off: { kind: "percentOff", inputs: { of: "4", percent: "12.5" }, exact: "0.5", rounded: "0.50" },
          vat: { inputs: { discount: "0.5", rate: 9 }, exact: "0.045", rounded: "0.05" },
        },
      ],
    });
  });

  it("say of what goes back which share of a fixed discount it bears", () => {
    const note = { items: [line(3, "2.00", 9, { isFixedValue: true, value: "1.00" })], vatDiscounts: [] };
    const { before, withIt } = explainReturned(note, [{ id: 1, quantity: -1 }], [{ id: 1, quantity: -1 }]);
    expect([before, withIt].map(({ lines }) => lines)).toMatchObject([
      [{ discount: { kind: "shareOff", inputs: { of: "1.00", part: "1", whole: "3" } }, value: { rounded: "1.67" } }],
      [{ discount: { kind: "shareOff", inputs: { of: "1.00", part: "2", whole: "3" } }, value: { rounded: "3.33" } }],
    ]);
  });

  it.each(cases)("CNST-043 each step can be done again and is rounded once: $name", ({ lines, vatDiscounts }) => {
    const steps = stepsOf(
      explainNote(
        lines.map((each) =>
          line(
            each.quantityReceived,
            each.price ?? undefined,
            Number(each.ratePercent),
            "discount" in each ? each.discount : undefined,
          ),
        ),
        vatDiscounts.map(({ ratePercent, ...rest }) => ({ ...rest, forRateVAT: Number(ratePercent) })),
      ),
    );
    expect(steps.map(({ exact }) => exact)).toEqual(steps.map(doneAgain));
    const rounded = steps.filter((step) => step.rounded !== undefined);
    expect(rounded.map((step) => step.rounded)).toEqual(rounded.map(({ exact }) => moneyText(money(exact))));
  });

  it("are the very figures of the totals", () => {
    fc.assert(
      fc.property(anyNote, (drawn) => {
        const { items, vatDiscounts } = noteOf(drawn);
        const { lines, rates, net, vat, total } = explainNote(items, vatDiscounts);
        const buckets = rates.map((each) => ({
          rate: each.rate,
          base: each.base.rounded,
          discount: each.discount.rounded,
          net: each.net.rounded,
          vat: each.vat.rounded,
        }));
        expect({ buckets, net: net.rounded, vat: vat.rounded, total: total.rounded }).toEqual(
          receptionTotals(items, vatDiscounts),
        );
        const shown = lines.map((each) =>
          each.kind === "priced" ? [each.value.rounded, each.unitPrice.rounded, each.discountVat?.rounded] : [],
        );
        expect(shown).toEqual(
          items.map((item) => {
            const value = lineValue(item);
            if (value === undefined) return [];
            return [value, unitPriceAfterDiscount(item), item.discount && lineDiscountVat(item)];
          }),
        );
      }),
    );
  });

  it("of a return differ by the very figures of the return", () => {
    fc.assert(
      fc.property(anyReturnedNote, ({ note: drawn, returns }) => {
        const note = noteOf(drawn);
        const [before = [], returned = []] = returns.map((each) =>
          each.map(({ line: id, pieces }) => ({ id, quantity: -pieces })),
        );
        const explained = explainReturned(note, before, returned);
        const { totals } = returnedPart(note, before, returned);
        for (const key of ["net", "vat", "total"] as const) {
          const { rounded = "0" } = explained.withIt[key];
          expect(moneyText(money(explained.before[key].rounded ?? "0").minus(rounded))).toBe(totals[key]);
        }
      }),
    );
  });
});
