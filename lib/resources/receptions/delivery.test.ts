import { type DeliverySources, deliveryOf } from "./delivery";
import type { Invoice } from "./invoice/invoice";

const product = (id: number, barcode: string) => ({ id, name: `Product ${id}`, barcode, image: undefined });
const asked: string[][] = [];
const sources: DeliverySources = {
  companies: async () => [
    { id: 1, cui: "317845011", isSupplier: true },
    { id: 2, cui: "31784501", isSupplier: false },
    { id: 3, cui: "31784501", isSupplier: true },
  ],
  currencies: async () => [{ id: 1, code: "RON" }],
  rates: async () => [{ id: 4, rate: 19 }],
  async byBarcode(barcodes) {
    asked.push([...barcodes]);
    return barcodes.filter((each) => each === "5941234567899").map((each) => product(7, each));
  },
  byId: async (ids) => ids.filter((id) => id !== 99).map((id) => product(id, "1")),
  names: (cui) =>
    new Map(
      cui === "31784501"
        ? [
            ["|juice", 8],
            ["|gone", 99],
          ]
        : [],
    ),
};
const invoice: Invoice = {
  kind: "invoice",
  supplier: { name: "Izvoare", cui: "31784501" },
  currency: "RON",
  lines: [{ standardId: "5941234567899", name: "Water" }, { name: "Juice" }, { name: "Gone" }],
  rateDiscounts: [],
  vat: [],
  totals: {},
  findings: [],
};

it("RECP-007 an invoice's supplier is the one with the very number, its products those of barcodes and earlier names", async () => {
  const { company, currency, lines, remarks } = await deliveryOf(invoice, sources);
  expect([company, currency]).toEqual([3, 1]);
  expect(lines.map(({ meant }) => (meant.kind === "unknown" ? meant.kind : [meant.kind, meant.product.id]))).toEqual([
    ["barcode", 7],
    ["name", 8],
    "unknown",
  ]);
  expect(remarks).toEqual([]);
});

it("RECP-007 tells of a supplier and a currency that nobody knows, and what was found in the invoice", async () => {
  const { company, currency, remarks } = await deliveryOf(
    {
      ...invoice,
      supplier: { name: "Nobody", cui: "4221306" },
      currency: "USD",
      findings: [
        { kind: "charge", line: 1, amount: "2.00" },
        { kind: "net", stated: "2.00", computed: "1.00" },
      ],
    },
    sources,
  );
  expect([company, currency]).toEqual([undefined, undefined]);
  expect(remarks).toEqual([
    { kind: "supplierUnknown", supplier: "Nobody, 4221306" },
    { kind: "currencyUnknown", currency: "USD" },
    { kind: "finding", name: "Juice", finding: { kind: "charge", line: 1, amount: "2.00" } },
    { kind: "finding", finding: { kind: "net", stated: "2.00", computed: "1.00" } },
  ]);
});

it("RECP-007 barcodes are asked for two hundred at once, each of them once", async () => {
  asked.length = 0;
  const lines = Array.from({ length: 402 }, (_, at) => ({ standardId: String(100_000 + (at % 401)), quantity: "1" }));
  await deliveryOf({ ...invoice, lines }, sources);
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 1]);
});
