import { currentStocksCalls } from "../current_stocks/current-stocks.calls";
import { picturesOf } from "./pictures.enrichment";

interface Row {
  product: { id: number; name: string; barcode: string | undefined; image: string | undefined };
  stock: number;
  storages: number;
}

const enrichment = picturesOf(currentStocksCalls.byProducts, (page, replace) => ({
  ...page,
  items: page.items.map((row) => ({ ...row, product: replace(row.product) })),
}));

const row = (id: number, barcode?: string, image?: string): Row => ({
  product: { id, name: `Product ${id}`, barcode, image },
  stock: 1,
  storages: 1,
});
const page = (...items: Row[]) => ({ items, totalCount: items.length });
const picture = (barcode: string, ...urls: string[]) => ({
  id: 1,
  name: "Product",
  barcode,
  images: urls.map((url) => ({ url })),
});
const batches = (...rows: Row[]) =>
  enrichment.requests(page(...rows)).map(({ query }) => Reflect.get(query ?? {}, "barcodes"));

describe("CNST-029 pictures by barcode", () => {
  it("asks 200 at once, each barcode once", () => {
    const rows = Array.from({ length: 250 }, (_, index) => row(index, `594${index}`));
    const asked = batches(...rows, ...rows);
    expect(asked.map((barcodes) => barcodes.length)).toEqual([200, 50]);
    expect(new Set(asked.flat()).size).toBe(250);
  });

  it("asks nothing where no picture is lacking or nothing is known to ask by", () => {
    expect(batches()).toEqual([]);
    expect(batches(row(1, undefined), row(2, "5941", "https://pictures.test/own.png"))).toEqual([]);
  });

  it("gives each product the first picture of its barcode and leaves what it had", () => {
    const rows = page(row(1, "5941"), row(2, "5942"), row(3, "5943", "https://pictures.test/own.png"), row(4));
    const found = [[picture("5941", "https://pictures.test/1.png", "https://pictures.test/2.png")], [picture("5942")]];
    const [, ...others] = rows.items;
    expect(enrichment.apply(rows, found)).toEqual(page(row(1, "5941", "https://pictures.test/1.png"), ...others));
  });

  it("leaves the rows as they are where nothing came", () => {
    const rows = page(row(1, "5941"));
    expect(enrichment.apply(rows, [])).toEqual(rows);
  });
});
