import { cases as moneyCases } from "@/tests/support/money-cases.json";
import { cases as returnCases } from "@/tests/support/return-cases.json";
import { lineOnPaper, rateOnPaper, saidIn, sumsOnPaper } from "./papers";
import { idOf, lineOf, newLine, receptionSuite } from "./reception-suite";

const { acquirer, post, created } = receptionSuite();

interface WorkedNote {
  lines: readonly {
    quantityReceived: number;
    price: string | null;
    ratePercent: string;
    discount?: { isFixedValue: boolean; value: string };
  }[];
  vatDiscounts: readonly { ratePercent: string; isFixedValue: boolean; value: string }[];
}

/** The platform's rates in the order of their ids. */
const rates = ["5", "8", "9", "19", "20", "11", "21"];

/** A case's note as it is sent: its rates by id, and what the platform computes itself left out. */
const noteOf = ({ lines, vatDiscounts }: WorkedNote) =>
  created({
    ReceptionEntryNoteItems: lines.map(({ quantityReceived, price, ratePercent, discount }) =>
      newLine({
        quantity: { quantityInvoice: quantityReceived, quantityReceived },
        pricePurchase: price,
        rateVAT: rates.indexOf(ratePercent) + 1,
        discount,
      }),
    ),
    ReceptionEntryNoteVatDiscounts: vatDiscounts.map(({ ratePercent, ...discount }) => ({
      forRateVAT: Number(ratePercent),
      ...discount,
    })),
  });

const chosen = <Case extends { name: string }>(cases: readonly Case[], names: readonly string[]): Case[] => {
  const found = cases.filter(({ name }) => names.includes(name));
  expect(found.map(({ name }) => name).sort()).toEqual([...names].sort());
  return found;
};

it("RECP-004 RECP-026 CNST-042 a reception's PDF read as text says each line, each rate with its discount and the sums as they were worked out by hand, and names with ș and ț", async () => {
  const cases = chosen(moneyCases, [
    "percentage of a line, then a fixed amount of its rate",
    "unit price times quantity is not the line value",
    "no price",
    "all standing rates at once",
    "discounts of 11 and 21 percent",
    "half a ban of VAT rounds up",
  ]);
  for (const each of cases) {
    const note = await noteOf(each);
    const said = saidIn((await acquirer.file(`pdf/reception_entry_notes/${note.id}`)).bytes);
    for (const [at, line] of each.lines.entries()) {
      const worked = each.expected.lines[at];
      if (worked === undefined) throw new Error(`${each.name} has no line ${at}.`);
      expect(said).toContain(lineOnPaper(worked, { quantity: line.quantityReceived, ratePercent: line.ratePercent }));
    }
    for (const bucket of each.expected.buckets) expect(said).toContain(rateOnPaper(bucket));
    for (const sum of sumsOnPaper(each.expected, "Total de plată")) expect(said).toContain(sum);
    expect(said).toContain("Notă de recepție și constatare de diferențe");
  }
});

it("RETS-006 RETS-003 the PDF of each part of a reception that goes back says what was worked out by hand", async () => {
  const cases = chosen(returnCases, ["a fixed discount of the rate in three parts", "11 and 21 percent in two parts"]);
  for (const { lines, vatDiscounts, parts } of cases) {
    const note = await noteOf({ lines, vatDiscounts });
    for (const [at, { returned, expected }] of parts.entries()) {
      const ids = returned.map(({ id }) => lines.findIndex((line) => line.id === id));
      const items = returned.map(({ quantity }, index) => ({ reni: lineOf(note, ids[index]).id, quantity }));
      const body = {
        ren: note.id,
        documentDate: "2026-03-20",
        numberDocument: `RET HÂRTIE ${note.id}-${at}`,
        isTotalReturned: false,
        items,
      };
      const id = await idOf(post("return_to_suppliers", body));
      const said = saidIn((await acquirer.file(`pdf/return_to_supplier/${id}`)).bytes);
      for (const [index, { quantity }] of returned.entries()) {
        const [worked, line] = [expected.lines[index], lines[ids[index] ?? -1]];
        if (worked === undefined || line === undefined) throw new Error("A line goes back that was not received.");
        expect(said).toContain(lineOnPaper(worked, { quantity, ratePercent: line.ratePercent }));
      }
      expect(said).toContain(rateOnPaper(expected.rate));
      for (const sum of sumsOnPaper(expected, "Total returnat")) expect(said).toContain(sum);
      expect(said).toContain(`RET HÂRTIE ${note.id}-${at}`);
      expect(said).toContain("Notă de retur către furnizor");
    }
  }
});
