import type { DocumentationPreview } from "./documentation.calls";
import { productsList } from "./products.list";

const sheet: DocumentationPreview = {
  id: 7,
  productId: 3,
  name: "Cola 0,25 l",
  createdAt: "2026-03-14T09:26:53Z",
  defaultImageUrl: undefined,
  defaultThumbUrl: undefined,
  merchantSiteUrl: undefined,
  identifiers: [
    { type: "BARCODE", value: "5942724000032" },
    { type: "SKU", value: "RAC-00003" },
    { type: "BARCODE", value: "5942724900032" },
    { type: "SPN_PRODUCT_ID", value: "SPN000003" },
    { type: "SERIAL_NUMBER", value: "SN90000003" },
  ],
};
const { barcodes, skus, otherIdentifiers, thumb, merchantSite } = productsList.columns;

it("PROD-012 PROD-018 shows each identifier in the column of its type", () => {
  expect(barcodes?.value(sheet)).toEqual(["5942724000032", "5942724900032"]);
  expect(skus?.value(sheet)).toEqual(["RAC-00003"]);
  expect(otherIdentifiers?.value(sheet)).toEqual(["SPN000003", "SN90000003"]);
});

it("PROD-018 has no picture and no link where the sheet has none", () => {
  expect([thumb?.value(sheet), merchantSite?.value(sheet)]).toEqual([undefined, undefined]);
  expect(thumb?.value({ ...sheet, defaultThumbUrl: "https://example.test/3.svg" })).toEqual({
    address: "https://example.test/3.svg",
    text: "Cola 0,25 l",
  });
});
