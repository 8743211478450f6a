import { ConsoleError } from "@/lib/errors/console-error";
import { documentedProducts } from "./documented-products";

const sheetOf = (
  value: string,
  productId: number,
  pictures: { defaultImageUrl?: string; defaultThumbUrl?: string } = {},
) => ({
  identifier: { value },
  documentation: { productId, name: `Product ${productId}`, ...pictures },
});

type Sheets = Readonly<Record<string, readonly ReturnType<typeof sheetOf>[]>>;

/** Merchants by euid with their sheets, and every request that was made of them. One named "down" fails. */
function merchants(sheets: Sheets) {
  const asked: (readonly [string, readonly string[]])[] = [];
  return {
    asked,
    chains: async () => Object.keys(sheets).map((euid) => ({ euid })),
    previews: async (euid: string, barcodes: readonly string[]) => {
      asked.push([euid, barcodes]);
      if (euid === "down") throw new ConsoleError("upstream-unreachable");
      return (sheets[euid] ?? []).filter(({ identifier }) => barcodes.includes(identifier.value));
    },
  };
}

it("RECP-023 finds the product at any merchant of the chains; of a barcode that is another product's elsewhere, both", async () => {
  const calls = merchants({ "RO.1": [sheetOf("594001", 1)], "RO.2": [sheetOf("594001", 9), sheetOf("594002", 2)] });
  const { found, failure } = await documentedProducts(["594001", "594002", "594003"], calls);
  expect([...found].map(([barcode, products]) => [barcode, ...products.map(({ id }) => id)])).toEqual([
    ["594001", 1, 9],
    ["594002", 2],
  ]);
  expect(failure).toBeUndefined();
});

it("asks each merchant once, however many chains are its own, and none for a chain without one", async () => {
  const calls = merchants({ "RO.1": [sheetOf("594001", 1)] });
  const chains = async () => [{ euid: "RO.1" }, { euid: undefined }, { euid: "" }, { euid: "RO.1" }];
  await documentedProducts(["594001", "594001"], { ...calls, chains });
  expect(calls.asked).toEqual([["RO.1", ["594001"]]]);
});

it("CNST-029 asks for 200 barcodes at once", async () => {
  const barcodes = Array.from({ length: 401 }, (_, index) => String(594_000 + index));
  const calls = merchants({ "RO.1": barcodes.map((barcode, index) => sheetOf(barcode, index)), "RO.2": [] });
  expect((await documentedProducts(barcodes, calls)).found.size).toBe(401);
  expect(calls.asked.map(([euid, { length }]) => [euid, length])).toEqual([
    ["RO.1", 200],
    ["RO.2", 200],
    ["RO.1", 200],
    ["RO.2", 200],
    ["RO.1", 1],
    ["RO.2", 1],
  ]);
});

it("RECP-023 does not take a failed look-up for a missing sheet, unless every barcode was found elsewhere", async () => {
  const calls = merchants({ down: [], "RO.2": [sheetOf("594002", 2)] });
  expect(await documentedProducts(["594002"], calls)).toMatchObject({ failure: undefined });
  const { found, failure } = await documentedProducts(["594001", "594002"], calls);
  expect(found.get("594002")).toMatchObject([{ id: 2 }]);
  expect(failure).toMatchObject({ code: "upstream-unreachable" });
});

it("does not call barcodes undocumented where nobody could be asked", async () => {
  expect((await documentedProducts(["594001"], merchants({}))).failure).toBeInstanceOf(ConsoleError);
});

it("shows the default picture, or its small one; a barcode without a sheet has no product", async () => {
  const calls = merchants({
    "RO.1": [
      sheetOf("1", 1, { defaultImageUrl: "/1.svg", defaultThumbUrl: "/1-small.svg" }),
      sheetOf("2", 2, { defaultThumbUrl: "/2-small.svg" }),
    ],
  });
  const previews = async (euid: string, barcodes: readonly string[]) => [
    ...(await calls.previews(euid, barcodes)),
    { identifier: { value: "3" }, documentation: undefined },
  ];
  const { found } = await documentedProducts(["1", "2", "3"], { ...calls, previews });
  expect([...found].map(([barcode, [product]]) => [barcode, product?.image])).toEqual([
    ["1", "/1.svg"],
    ["2", "/2-small.svg"],
  ]);
});
