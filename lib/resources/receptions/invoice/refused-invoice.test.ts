import fc from "fast-check";
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate";
import { invoiceXml } from "@/tests/support/invoices/invoice-xml";
import { readInvoice } from "./read-invoice";

const discounted = invoiceXml("two-rates-and-discounts");
const signature = `<?xml version="1.0"?><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>`;

function faultOf(file: string | Uint8Array): string | undefined {
  const read = readInvoice(typeof file === "string" ? strToU8(file) : file);
  return read.kind === "refused" ? read.fault : undefined;
}

/** As a program writes that does not know a file's size when it begins it: sizes stand behind the content. */
function streamedZip(files: readonly [name: string, text: string][], isPacked: boolean): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    pieces.push(piece);
  });
  for (const [name, text] of files) {
    const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(pieces));
}

describe("a zip", () => {
  const files: readonly [string, string][] = [
    ["semnatura_4215.xml", signature],
    ["4215.xml", discounted],
  ];
  const packed = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));

  it.each([
    ["as ANAF gives it, with the signature beside", packed],
    ["whose sizes stand behind its files", streamedZip(files, true)],
    ["with a picture in it", zipSync({ "logo.png": new Uint8Array(9_000).fill(7), "a/4215.XML": strToU8(discounted) })],
    ["that is not packed", zipSync({ "4215.xml": strToU8(discounted) }, { level: 0 })],
  ])("%s has its invoice read", (_how, zip) => {
    expect(readInvoice(zip)).toEqual(readInvoice(strToU8(discounted)));
  });

  it("is stopped while it is unpacked: what comes behind the bound is not looked at", () => {
    const bomb = zipSync({ "4215.xml": new Uint8Array(24 * 1024 * 1024).fill(32) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(faultOf(bomb)).toBe("tooLarge");
    expect(faultOf(bomb.subarray(0, bomb.length / 2))).toBe("tooLarge");
  });

  it("is bounded by how much its files hold together, and by how many there are", () => {
    const many = strToU8(`<a>${"<b/>".repeat(100_000)}</a>`);
    const six = ["1", "2", "3", "4", "5", "6"].map((name) => [`${name}.xml`, many]);
    expect(faultOf(zipSync(Object.fromEntries(six)))).toBe("tooMuch");
    const names = Array.from({ length: 11 }, (_, index) => [`${index}.xml`, strToU8("<a/>")]);
    expect(faultOf(zipSync(Object.fromEntries(names)))).toBe("tooMuch");
    expect(faultOf(zipSync(Object.fromEntries(names.slice(1))))).toBe("notInvoice");
    const others = Array.from({ length: 100 }, (_, index) => [`${index}.txt`, strToU8("")]);
    expect(faultOf(zipSync(Object.fromEntries(others)))).toBe("notInvoice");
    expect(faultOf(zipSync(Object.fromEntries([...others, ["101.txt", strToU8("")]])))).toBe("tooMuch");
  });

  it("has what is no invoice of it left packed, whatever it would be", () => {
    const bomb = new Uint8Array(24 * 1024 * 1024).fill(32);
    const given = zipSync({ "a/semnatura_4215.xml": bomb, "4215.pdf": bomb, "4215.xml": strToU8(discounted) });
    expect(readInvoice(given)).toEqual(readInvoice(strToU8(discounted)));
  });

  it("is bounded by what its files are together", () => {
    const half = new Uint8Array(3 * 1024 * 1024).fill(32);
    expect(faultOf(zipSync({ "1.xml": half, "2.xml": half }))).toBe("tooLarge");
    expect(faultOf(zipSync({ "1.xml": half, "2.txt": half }))).toBe("malformed");
  });

  it.each([
    [
      "severalInvoices",
      "two invoices",
      zipSync({ "1.xml": strToU8(discounted), "2.xml": strToU8(invoiceXml("other-prefixes")) }),
    ],
    ["notInvoice", "a signature alone", zipSync({ "semnatura_4215.xml": strToU8(signature) })],
    ["notInvoice", "a PDF", zipSync({ "invoice.pdf": strToU8("%PDF-1.7") })],
    ["notInvoice", "nothing", zipSync({})],
    ["brokenZip", "the beginning of one", packed.subarray(0, packed.length / 3)],
    ["malformed", "what only begins as one", strToU8("PK, but nothing more")],
    [
      "malformed",
      "no XML beside a signature",
      zipSync({ "1.xml": strToU8("<Invoice>"), "semnatura_1.xml": strToU8(signature) }),
    ],
  ])("is refused, %s: %s", (fault, _what, zip) => {
    expect(faultOf(zip)).toBe(fault);
  });
});

describe("what is refused", () => {
  const declared = (doctype: string) => discounted.replace("<Invoice ", `${doctype}\n<Invoice `);
  const laughs = `<!DOCTYPE Invoice [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const anafFault = `<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="1"><Error errorMessage="E"/></header>`;
  const creditNote = discounted.replaceAll("Invoice-2", "CreditNote-2").replace(/<(\/?)Invoice\b/g, "<$1CreditNote");
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${discounted}`, "utf16le"));

  it.each([
    ["documentType", "a DOCTYPE", declared("<!DOCTYPE Invoice>")],
    ["documentType", "one from elsewhere", declared(`<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">`)],
    ["documentType", "entities of entities", declared(laughs).replace("Suc de mere", "&b;")],
    ["entity", "an entity of HTML", discounted.replace("Suc de mere", "Suc&nbsp;de mere")],
    ["entity", "an entity in an attribute", discounted.replace('schemeID="0160"', 'schemeID="&gtin;"')],
    ["creditNote", "type 381", discounted.replace(">380<", ">381<")],
    ["creditNote", "a UBL credit note", creditNote],
    ["notInvoice", "another document of UBL", discounted.replace("schema:xsd:Invoice-2", "schema:xsd:Order-2")],
    ["notInvoice", "an invoice of no vocabulary", discounted.replace(/ xmlns="[^"]*"/, "")],
    ["notInvoice", "another element", discounted.replace(/<(\/?)Invoice\b/g, "<$1OtherInvoice")],
    ["notInvoice", "ANAF's list of faults", anafFault],
    ["notInvoice", "a page", `<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>`],
    ["malformed", "the beginning of an invoice", discounted.slice(0, -30)],
    ["malformed", "a page in HTML", "<!doctype html><p>Not found"],
    ["malformed", "JSON", '{"invoice": 1}'],
    ["malformed", "nothing", ""],
    ["malformed", "what never closes", "<a>".repeat(100_000)],
    ["malformed", "what is too deep", `${"<a>".repeat(100)}${"</a>".repeat(100)}`],
    ["encoding", "UTF-16", utf16],
    ["encoding", "Latin 1", new Uint8Array(Buffer.from(discounted.replace("UTF-8", "ISO-8859-1"), "latin1"))],
    ["tooLarge", "more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1).fill(32)],
  ])("%s: %s", (fault, _what, file) => {
    expect(faultOf(file)).toBe(fault);
  });

  it("more than 2,000 lines are", () => {
    const [line = ""] = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(discounted) ?? [];
    const withLines = (count: number) => discounted.replace(line, line.repeat(count - 2));
    expect(faultOf(withLines(2_000))).toBeUndefined();
    expect(faultOf(withLines(2_001))).toBe("tooManyLines");
  });

  it("more VAT rates than there are is", () => {
    const allowance = (rate: number) => `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>
      <cbc:Amount>1</cbc:Amount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent></cac:TaxCategory>
      </cac:AllowanceCharge>`;
    const withRates = (count: number) =>
      discounted.replace(
        "<cac:InvoiceLine>",
        `${Array.from({ length: count }, (_, rate) => allowance(rate)).join("")}<cac:InvoiceLine>`,
      );
    expect(faultOf(withRates(50))).toBeUndefined();
    expect(faultOf(withRates(101))).toBe("tooMuch");
  });

  it("D11 an embedded PDF in lines of Windows is not copied once for each line", () => {
    const pdf = (end: string) =>
      discounted.replace(
        "<cbc:UBLVersionID>",
        `<cbc:Note>${`JVBERi0xLjcK${end}`.repeat(2_000)}</cbc:Note><cbc:UBLVersionID>`,
      );
    const copies = (end: string): number => {
      const slice = jest.spyOn(String.prototype, "slice");
      expect(faultOf(pdf(end))).toBeUndefined();
      const { length } = slice.mock.calls;
      slice.mockRestore();
      return length;
    };
    expect(copies("\r\n")).toBeLessThan(copies("\n") + 100);
  });

  it("DOCTYPE and entities that are text alone are not", () => {
    const text = discounted
      .replace("Suc de mere", "<![CDATA[<!DOCTYPE x> &nbsp;]]>")
      .replace("<cbc:UBLVersionID>", "<!-- <!DOCTYPE x> --><cbc:UBLVersionID>");
    expect(readInvoice(strToU8(text))).toMatchObject({
      lines: [{}, {}, { name: "<!DOCTYPE x> &nbsp; 0,33 l" }],
    });
  });

  it("whatever a file holds, it is read or refused", () => {
    const zip = zipSync({ "1.xml": strToU8(discounted) });
    const damaged = fc
      .tuple(fc.constantFrom(strToU8(discounted), zip), fc.nat(), fc.uint8Array({ maxLength: 8 }))
      .map(([file, at, bytes]) => {
        const copy = file.slice();
        copy.set(bytes, at % (copy.length - 8));
        return copy;
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 200 })), (file) => {
        expect(["invoice", "refused"]).toContain(readInvoice(file).kind);
      }),
      { numRuns: 300 },
    );
  });
});
