import { z } from "zod";
import words from "./documentation.json";
import { goodsShapes, parentCategories } from "./goods";

const parentSchema = z.enum(parentCategories);
const shapeSchema = z.enum(goodsShapes);

const documentationSchema = z.strictObject({
  /** What the sheets of a group of goods say: a label and the values that it may have. */
  characteristics: z.record(parentSchema, z.array(z.strictObject({ label: z.string(), values: z.array(z.string()) }))),
  /** What drinks are packed in. */
  packaging: z.partialRecord(shapeSchema, z.string()),
  /** Categories that only the franchise partner uses. */
  merchantCategories: z.array(z.strictObject({ name: z.string(), slug: z.string(), parent: parentSchema })),
  /** Of a typical piece in each shape: millimetres, and the mass in grams. */
  sizes: z.record(
    shapeSchema,
    z.strictObject({ length: z.number(), height: z.number(), depth: z.number(), mass: z.number() }),
  ),
});

export const documentationWords = documentationSchema.parse(words);
