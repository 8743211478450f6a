import type { batches, categories, productIdentifiers, products } from "../../db/schema/products";
import { ean13 } from "../check-digits";
import { at } from "../random";
import { goodsOf, saleVatRate, vatRateId } from "../vat";
import { type Goods, goods, parentCategories } from "../words/goods";
import { dayFrom, momentBefore, type SeedBase } from "../world";

export type ProductRow = typeof products.$inferInsert & { id: number };
export type BatchRow = typeof batches.$inferInsert & { id: number };
type CategoryRow = typeof categories.$inferInsert;
type IdentifierRow = typeof productIdentifiers.$inferInsert;

export function makeCategories(): CategoryRow[] {
  const tops = parentCategories.map((name, index) => ({
    id: index + 1,
    parentId: null,
    name,
    slug: `grupa-${index + 1}`,
  }));
  const leaves = goods.map((each, index) => ({
    id: tops.length + index + 1,
    parentId: parentCategories.indexOf(each.parent) + 1,
    name: each.category,
    slug: each.slug,
  }));
  return [...tops, ...leaves];
}

/** @param supplierIds who delivers; each brand is offered by one supplier. */
export function makeProducts(base: SeedBase, supplierIds: readonly number[]) {
  const made = Array.from({ length: base.sizes.products }, (_, index) => makeProduct(base, index + 1, supplierIds));
  return {
    products: made.map((each) => each.product),
    identifiers: made
      .flatMap((each) => each.identifiers)
      .map((row, index): IdentifierRow => ({ ...row, id: index + 1 })),
  };
}

function makeProduct(base: SeedBase, id: number, supplierIds: readonly number[]) {
  const { random, sizes } = base;
  const kindOfGoods = goodsOf(id);
  const vatRate = saleVatRate(base, kindOfGoods, base.now);
  const { brand, packIndex, name } = variant(kindOfGoods, Math.floor((id - 1) / goods.length));
  const purchasePrice = Math.round(random.int(...kindOfGoods.price) * (1 + Math.min(packIndex, 2) * 0.45));
  const product: ProductRow = {
    id,
    name: id === sizes.products ? longName(brand) : name,
    brand,
    categoryId: parentCategories.length + goods.indexOf(kindOfGoods) + 1,
    supplierId: at(supplierIds, (brand.length * 7) % supplierIds.length),
    vatRateId: vatRateId(vatRate),
    purchasePrice,
    // To the next full 10 bani, as prices on a machine are.
    sellingPrice: Math.ceil((purchasePrice * (1.45 + random.float() * 0.5) * (1 + vatRate / 100)) / 10) * 10,
    hasSerialNumbers: kindOfGoods.hasSerialNumbers === true,
    shelfLifeDays: kindOfGoods.shelfLifeDays,
    created: momentBefore(base, random.int(40, 1200), [8, 17]),
  };
  const prefix = random.chance(0.9) ? "594" : random.pick(["380", "599", "400"]);
  const identifiers: Omit<IdentifierRow, "id">[] = [
    {
      productId: id,
      type: "BARCODE",
      value: ean13(`${prefix}${random.digits(3)}${random.int(0, 8)}${String(id).padStart(5, "0")}`),
      isDefault: true,
    },
    {
      productId: id,
      type: "SKU",
      value: `${kindOfGoods.slug.slice(0, 3).toUpperCase()}-${String(id).padStart(5, "0")}`,
      isDefault: false,
    },
  ];
  if (id % 9 === 0)
    identifiers.push({
      productId: id,
      type: "BARCODE",
      value: ean13(`594${random.digits(3)}9${String(id).padStart(5, "0")}`),
      isDefault: false,
    });
  return { product, identifiers };
}

const editions = ["", " Premium", " Clasic", " Select", " Bio", " Familia", " Light", " Ediție de toamnă"];

/** Steps through kinds, brands, packs and editions, so that no name comes twice. */
function variant({ kinds, brands, packs }: Goods, step: number) {
  const brandStep = Math.floor(step / kinds.length);
  const packStep = Math.floor(brandStep / brands.length);
  const editionStep = Math.floor(packStep / packs.length);
  const brand = at(brands, brandStep % brands.length);
  const packIndex = packStep % packs.length;
  const edition = at(editions, editionStep % editions.length);
  return { brand, packIndex, name: `${brand} ${at(kinds, step % kinds.length)}${edition} ${at(packs, packIndex)}` };
}

function longName(brand: string): string {
  return `${brand} Cutie degustare cu sortiment de dulciuri tradiționale românești, fără zahăr adăugat, îndulcite cu miere de salcâm și siropuri naturale, 12 × 80 g`;
}

/** A batch as it comes in with a delivery. Some deliveries were long ago, so some batches are past their date. */
export function makeBatch(base: SeedBase, id: number, product: ProductRow, arrived: Date): BatchRow {
  const { random } = base;
  const life = product.shelfLifeDays;
  return {
    id,
    productId: product.id,
    number: `L${dayFrom(arrived, -random.int(2, 20)).replaceAll("-", "").slice(2)}${random.pick(["A", "B", "C", "D"])}${random.int(1, 99)}`,
    expirationDate: life ? dayFrom(arrived, Math.max(2, Math.round(life * (0.55 + random.float() * 0.4)))) : null,
  };
}
