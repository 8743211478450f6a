import { openedRecord, recordAddress } from "@/lib/list/declare/named-record";
import { type PageKey, pagesOfRole } from "@/lib/roles/pages";
import { productRecord } from "./named-product";

const barcode = "5941234567890";
const addressFor = (product: Parameters<typeof productRecord>[0], pages: readonly PageKey[]) => {
  const opened = openedRecord(productRecord(product), pages);
  return opened && recordAddress(opened);
};

it.each([
  [
    "its sheets, by its barcode",
    { id: 7, barcode },
    "ACQUIRER",
    `/products?identifierType=BARCODE&identifierValues=${barcode}`,
  ],
  ["its stock, by its id, for who opens no sheets", { id: 7, barcode }, "SHELVES_MAPPER", "/current_stocks?product=7"],
  ["its stock by its barcode where no id came", { barcode }, "SHELVES_MAPPER", `/current_stocks?barcode=${barcode}`],
  ["its stock where no barcode came", { id: 7 }, "CHAIN_ADMIN", "/current_stocks?product=7"],
  ["nothing for who opens neither", { id: 7, barcode }, "L1S", undefined],
  ["nothing where nothing but its name came", {}, "CHAIN_ADMIN", undefined],
] as const)("a product leads to %s", (_what, product, role, address) => {
  expect(addressFor(product, pagesOfRole(role))).toBe(address);
});
