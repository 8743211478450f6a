import { z } from "zod";
import words from "./goods.json";

export const parentCategories = ["Băuturi", "Gustări", "Mâncare", "Îngrijire", "Electronice"] as const;

/** The shape that the picture of a product of this category is drawn with. */
export const goodsShapes = ["bottle", "can", "bag", "bar", "box", "cup", "tub", "round"] as const;
export type GoodsShape = (typeof goodsShapes)[number];

const goodsSchema = z.strictObject({
  category: z.string(),
  slug: z.string(),
  parent: z.enum(parentCategories),
  shape: z.enum(goodsShapes),
  /** In percent, as before August 2025: `vatRateOn` gives that of a day. */
  vatRate: z.literal([5, 9, 19]),
  brands: z.array(z.string()),
  kinds: z.array(z.string()),
  packs: z.array(z.string()),
  /** Net purchase price of the smallest pack in bani: from, to. */
  price: z.tuple([z.number(), z.number()]),
  shelfLifeDays: z.nullable(z.number()),
  hasSerialNumbers: z.optional(z.boolean()),
});

export type Goods = z.infer<typeof goodsSchema>;

export const goods = z.array(goodsSchema).parse(words.goods);
