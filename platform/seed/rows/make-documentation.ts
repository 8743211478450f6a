import type {
  categoryCharacteristics,
  documentationCharacteristics,
  documentationImages,
  documentations,
  merchants,
} from "../../db/schema/documentation";
import type { categories, productIdentifiers } from "../../db/schema/products";
import { at } from "../random";
import { goodsOf } from "../vat";
import { withoutDiacritics } from "../without-diacritics";
import { documentationWords } from "../words/documentation";
import { goods, parentCategories } from "../words/goods";
import { momentBefore, type SeedBase } from "../world";
import type { CompanyRow } from "./make-companies";
import type { ProductRow } from "./make-products";

type SheetRow = typeof documentations.$inferInsert & { id: number };
type Source = SheetRow["source"];

const { characteristics, merchantCategories, packaging, sizes } = documentationWords;

const operator = 1;
const partner = 2;
const firstMerchantCategory = parentCategories.length + goods.length + 1;

/** The operator and its franchise partner keep sheets. */
export function makeMerchants(companies: readonly CompanyRow[]): (typeof merchants.$inferInsert)[] {
  return [operator, partner].map((id) => {
    const { name, euid } = at(companies, id - 1);
    return {
      id,
      companyId: id,
      name,
      euid,
      siteUrl: id === operator ? "https://magazin.automat-express.example" : null,
    };
  });
}

export function makeMerchantCategories(): (typeof categories.$inferInsert)[] {
  return merchantCategories.map(({ name, slug, parent }, index) => ({
    id: firstMerchantCategory + index,
    parentId: parentCategories.indexOf(parent) + 1,
    merchantId: partner,
    name,
    slug,
  }));
}

export function makeCategoryCharacteristics(): (typeof categoryCharacteristics.$inferInsert)[] {
  const ofGoods = goods.map(({ parent }, index) => [parentCategories.length + index + 1, parent] as const);
  const ofMerchants = merchantCategories.map(({ parent }, index) => [firstMerchantCategory + index, parent] as const);
  return [...ofGoods, ...ofMerchants].flatMap(([categoryId, parent]) =>
    characteristics[parent].map(({ label }) => ({ categoryId, label })),
  );
}

/** Identifiers beside barcode and SKU: the platform's own number, the maker's, and serial numbers. */
export function makeFurtherIdentifiers(products: readonly ProductRow[]): (typeof productIdentifiers.$inferInsert)[] {
  return products.flatMap(({ id, hasSerialNumbers }) => {
    const number = String(id).padStart(6, "0");
    const identifier = (type: (typeof productIdentifiers.$inferInsert)["type"], value: string) => ({
      productId: id,
      type,
      value,
      isDefault: false,
    });
    const own = identifier("SPN_PRODUCT_ID", `SPN${number}`);
    if (!hasSerialNumbers) return [own];
    return [own, identifier("PART_NUMBER", `PN-${number}-A`), identifier("SERIAL_NUMBER", `SN90${number}`)];
  });
}

/** One sheet for each product, and a second one of the partner's for some. */
export function makeSheets(base: SeedBase, products: readonly ProductRow[]): SheetRow[] {
  const first = products.map((product) => makeSheet(base, product.id, product, sourceOf(product.id)));
  const second = products
    .filter(({ id }) => id % 12 === 0)
    .map((product, index) => makeSheet(base, products.length + index + 1, product, "public-platform"));
  return [...first, ...second];
}

function sourceOf(productId: number): Source {
  if (productId % 23 === 0) return "global-APIs";
  return productId % 7 === 0 ? "public-platform" : "merchant-owned";
}

function makeSheet(base: SeedBase, id: number, product: ProductRow, source: Source): SheetRow {
  const { random } = base;
  const kind = goodsOf(product.id);
  const isPartners = id % 10 === 4;
  const { length, height, depth, mass } = sizes[kind.shape];
  const vary = (size: number): number => Math.round(size * (0.85 + random.float() * 0.3));
  const isMeasured = id % 19 !== 0;
  // Some more are never told: what is drawn for them is drawn all the same.
  const told = (size: number): number | null => (id % 14 === 5 ? null : size);
  return {
    id,
    productId: product.id,
    merchantId: isPartners ? partner : operator,
    categoryId: isPartners && kind.parent === "Mâncare" ? firstMerchantCategory : product.categoryId,
    source,
    externalApiId: source === "global-APIs" ? `upc-${700_000 + product.id}` : null,
    slug: `${slugOf(product.name)}-${id}`,
    name: product.name,
    description: `${product.name}, marca ${product.brand}. Categoria ${kind.category.toLowerCase()}; potrivit pentru automate, frigidere și minishopuri.`,
    length: isMeasured ? told(vary(length)) : null,
    height: isMeasured ? told(vary(height)) : null,
    depth: isMeasured ? told(vary(depth)) : null,
    mass: isMeasured ? told(vary(mass)) : null,
    created: momentBefore(base, random.int(0, 720), [8, 17]),
  };
}

/** One to three pictures; a few sheets have none yet. */
export function makeSheetImages({ random }: SeedBase, sheets: readonly SheetRow[]) {
  return sheets.flatMap(({ id }): (typeof documentationImages.$inferInsert)[] => {
    const count = id % 29 === 0 ? 0 : random.int(1, 3);
    return Array.from({ length: count }, (_, index) => ({ documentationId: id, position: index + 1 }));
  });
}

export function makeSheetCharacteristics({ random }: SeedBase, sheets: readonly SheetRow[]) {
  return sheets.flatMap(({ id, productId }): (typeof documentationCharacteristics.$inferInsert)[] => {
    const { parent, shape } = goodsOf(productId);
    const said = characteristics[parent].filter(() => random.chance(0.9));
    const rows = said.map(({ label, values }) => ({ documentationId: id, label, value: random.pick(values) }));
    const packing = parent === "Băuturi" ? packaging[shape] : undefined;
    return packing === undefined ? rows : [...rows, { documentationId: id, label: "Ambalaj", value: packing }];
  });
}

function slugOf(name: string): string {
  return withoutDiacritics(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80);
}
