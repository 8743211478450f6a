import { strToU8 } from "fflate";
import { invoiceXml } from "@/tests/support/invoices/invoice-xml";
import type { Invoice } from "./invoice";
import { readInvoice } from "./read-invoice";

const discounted = invoiceXml("two-rates-and-discounts");

function invoiceIn(text: string): Invoice {
  const read = readInvoice(strToU8(text));
  if (read.kind === "refused") throw new Error(`Refused: ${read.fault}`);
  return read;
}

describe("a supplier's invoice", () => {
  it("becomes header, lines, discounts and VAT", () => {
    const { supplier, number, issueDate, currency, lines, rateDiscounts, vat, totals, findings } =
      invoiceIn(discounted);
    expect({ supplier, number, issueDate, currency }).toEqual({
      supplier: { name: "Izvoare Distribuție SRL", cui: "31784501" },
      number: "IZV 2026-00417",
      issueDate: "2026-11-18",
      currency: "RON",
    });
    expect(lines).toEqual([
      {
        name: 'Apă plată "Izvor" 0,5 l & SGR',
        sellersId: "AP-05",
        standardId: "5941234567899",
        standardIdScheme: "0160",
        quantity: "240",
        unit: "H87",
        // 28.80 for 24.
        unitPrice: "1.2",
        discount: { isFixedValue: false, value: "10" },
        rate: 11,
        category: "S",
        value: "259.2",
      },
      {
        name: "Baton cu ciocolată 45 g",
        quantity: "100",
        unit: "H87",
        // The price's own allowance is in it already.
        unitPrice: "2.35",
        rate: 21,
        category: "S",
        value: "235",
      },
      {
        name: "Suc de mere 0,33 l",
        sellersId: "SM-033",
        quantity: "48",
        unit: "C62",
        unitPrice: "3.3333",
        // Two allowances of a line are one discount.
        discount: { isFixedValue: true, value: "10" },
        rate: 21,
        category: "S",
        value: "150",
      },
    ]);
    expect(rateDiscounts).toEqual([
      { forRateVAT: 21, isFixedValue: false, value: "5" },
      { forRateVAT: 11, isFixedValue: true, value: "9.2" },
    ]);
    expect(vat).toEqual([
      { rate: 11, base: "250", vat: "27.5" },
      { rate: 21, base: "365.75", vat: "76.81" },
    ]);
    expect(totals).toEqual({
      lines: "644.2",
      discounts: "28.45",
      net: "615.75",
      vat: "104.31",
      total: "720.06",
      payable: "720.06",
    });
    expect(findings).toEqual([]);
  });

  it("D11 says nothing by what is not seen: marks that turn a text are left out of it", () => {
    const { lines, supplier } = invoiceIn(
      discounted
        .replace("Suc de mere", "Suc\u202e de\u200b mere")
        .replace("Izvoare Distribuție SRL", "Izvoare\u2066 SRL"),
    );
    expect([lines[2]?.name, supplier.name]).toEqual(["Suc de mere 0,33 l", "Izvoare SRL"]);
  });

  it("is read by what its prefixes mean, with a byte order mark, from a supplier who pays no VAT", () => {
    const { supplier, number, issueDate, lines, vat, findings } = invoiceIn(`\ufeff${invoiceXml("other-prefixes")}`);
    expect({ supplier, number, issueDate, vat }).toEqual({
      supplier: { name: "Ferma Dealu Mare & Fiii PFA", cui: "4221306" },
      number: "00000000000009871",
      issueDate: "2026-10-02",
      vat: [{ rate: 0, base: "55.9", vat: "0" }],
    });
    expect(lines).toEqual([
      { name: "Mere Idared", quantity: "3.5", unit: "KGM", unitPrice: "12.4", rate: 0, category: "O", value: "43.4" },
      {
        name: "Suc de mere neîndulcit, 0,2 l",
        quantity: "5",
        unit: "H87",
        unitPrice: "2.5",
        rate: 0,
        category: "O",
        value: "12.5",
      },
    ]);
    expect(findings).toEqual([]);
  });

  it("tells its charges, and where its lines give other values and totals", () => {
    const { supplier, currency, issueDate, totals, findings } = invoiceIn(invoiceXml("euro-with-charges"));
    expect({ supplier, currency, issueDate, vat: totals.vat }).toEqual({
      supplier: { name: "Import Cafea SRL", cui: "4221306" },
      currency: "EUR",
      // 30 February is no day.
      issueDate: undefined,
      // The one in euro, not the one in lei.
      vat: "24.36",
    });
    expect(findings).toEqual([
      { kind: "charge", line: 0, amount: "2", reason: "Ambalaj" },
      { kind: "charge", rate: 21, amount: "15", reason: "Transport" },
      { kind: "lineValue", line: 1, stated: "19.00", computed: "20.00" },
      { kind: "total", stated: "140.37", computed: "140.36" },
    ]);
  });

  it.each<[string, string, string, Invoice["findings"]]>([
    [
      "a rate's base",
      ">250.00<",
      ">260.00<",
      [
        { kind: "rateBase", rate: 11, stated: "260.00", computed: "250.00" },
        { kind: "rateVat", rate: 11, stated: "27.50", computed: "28.60" },
      ],
    ],
    [
      "a rate's VAT",
      ">27.50<",
      ">27.51<",
      [
        { kind: "rateVat", rate: 11, stated: "27.51", computed: "27.50" },
        { kind: "vat", stated: "104.31", computed: "104.32" },
        { kind: "total", stated: "720.06", computed: "720.07" },
        { kind: "payable", stated: "720.06", computed: "720.07" },
      ],
    ],
    ["the lines", ">644.20<", ">644.00<", [{ kind: "lines", stated: "644.00", computed: "644.20" }]],
    ["the discounts", ">28.45<", ">28.00<", [{ kind: "discounts", stated: "28.00", computed: "28.45" }]],
    ["the net", ">615.75<", ">615.00<", [{ kind: "net", stated: "615.00", computed: "615.75" }]],
    ["the VAT", ">104.31<", ">104.00<", [{ kind: "vat", stated: "104.00", computed: "104.31" }]],
  ])("tells that %s is not what the lines give", (_what, right, wrong, findings) => {
    expect(discounted).toContain(right);
    expect(invoiceIn(discounted.replace(right, wrong)).findings).toEqual(findings);
  });

  it.each([
    ["RO31784501", "31784501"],
    ["ro 3178 4501", "31784501"],
    ["31784501", "31784501"],
    ["ATU12345678", undefined],
    ["", undefined],
  ])("of the fiscal code %j takes the digits", (written, cui) => {
    expect(invoiceIn(discounted.replace("RO31784501", written)).supplier.cui).toBe(cui);
  });

  it.each([
    ["240.000", "240"],
    ["+1.50", "1.5"],
    [" .5 ", "0.5"],
    ["-3", "-3"],
    ["1e9", undefined],
    ["1,5", undefined],
    ["", undefined],
    ["NaN", undefined],
  ])("reads the quantity %j as %j", (written, quantity) => {
    expect(invoiceIn(discounted.replace("240.000", written)).lines[0]?.quantity).toBe(quantity);
  });

  it.each([
    ["its amount is not the percentage", "28.80<", "28.90<", { isFixedValue: true, value: "28.9" }],
    ["the percentage has more places than a discount", ">10<", ">10.001<", { isFixedValue: true, value: "28.8" }],
    ["no percentage is written", /<cbc:MultiplierFactorNumeric>10<.*>/, "", { isFixedValue: true, value: "28.8" }],
    ["nothing is taken off", />28\.80<\/cbc:Amount>/, ">0.00</cbc:Amount>", undefined],
  ])("takes a line's allowance for an amount where %s", (_why, part, by, discount) => {
    expect(invoiceIn(discounted.replace(part, by)).lines[0]?.discount).toEqual(discount);
  });

  it("takes several allowances of a line for one amount, though one of them is a percentage", () => {
    const second = "<cac:AllowanceCharge><cbc:Amount>1.25</cbc:Amount></cac:AllowanceCharge>";
    const [line] = invoiceIn(discounted.replace("<cac:Item>", `${second}<cac:Item>`)).lines;
    expect(line?.discount).toEqual({ isFixedValue: true, value: "30.05" });
  });

  it("takes the VAT that is stated where it names no currency", () => {
    expect(invoiceIn(discounted.replaceAll(' currencyID="RON"', "")).totals.vat).toBe("104.31");
  });

  it("takes a number that no invoice has for none", () => {
    expect(invoiceIn(discounted.replace("240.000", "9".repeat(100_000))).lines[0]?.quantity).toBeUndefined();
  });

  it("is read though everything is missing in it", () => {
    const { kind, lines, findings, totals } = invoiceIn(
      discounted.replace(/(<Invoice [^>]*>)[\s\S]*(<\/Invoice>)/, "$1<cac:InvoiceLine/>$2"),
    );
    expect({ kind, lines: lines.length, findings, totals }).toEqual({
      kind: "invoice",
      lines: 1,
      findings: [],
      totals: {},
    });
  });

  it("keeps no text that is longer than e-Factura allows", () => {
    const { lines } = invoiceIn(discounted.replace("Suc de mere 0,33 l", "x".repeat(100_000)));
    expect(lines[2]?.name).toHaveLength(200);
  });
});
