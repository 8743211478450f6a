import * as z from "zod/mini";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { CellClip } from "@/lib/resources/drafts/editing/clip";

/** More than any machine has. */
const mostCells = 5_000;
const shortText = z.string().check(z.maxLength(200));
const place = z.int().check(z.gte(0), z.lte(mostCells));

/** A product is told by its id alone: whoever else writes to the clipboard gives it no other name. */
const clipSchema = z.object({
  isWhole: z.boolean(),
  cells: z
    .array(
      z.object({
        kind: z.enum(["shelf", "locker"]),
        place: shortText,
        alias: shortText,
        spot: z.object({ area: place, row: place, column: place }),
        product: z.optional(z.int().check(z.gte(1))),
        renewProduct: z.boolean(),
        fillOnDemand: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostCells)),
});

/** Copied cells with the ids of their products. */
export type ReadClip = z.output<typeof clipSchema>;

export function writeClip({ isWhole, cells }: CellClip): string {
  const written: ReadClip = {
    isWhole,
    cells: cells.map(({ product, ...cell }) => ({ ...cell, product: product?.id })),
  };
  return JSON.stringify(written);
}

/** @returns undefined of a text that holds no copied cells */
export function readClip(text: string): ReadClip | undefined {
  if (text === "") return undefined;
  try {
    return z.safeParse(clipSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** @returns the cells with their products, and the ids of those that nobody knows, whose cells are left out */
export function clipOf(
  { isWhole, cells }: ReadClip,
  products: ReadonlyMap<number, CellProduct>,
): { clip: CellClip; unknown: readonly string[] } {
  const known = cells.filter(({ product }) => product === undefined || products.has(product));
  const unknown = new Set(
    cells.flatMap(({ product }) => (product !== undefined && !products.has(product) ? product : [])),
  );
  return {
    clip: {
      isWhole,
      isSingle: cells.length === 1,
      cells: known.map(({ product, ...cell }) => ({
        ...cell,
        product: product === undefined ? undefined : products.get(product),
      })),
    },
    unknown: [...unknown].map((id) => `#${id}`),
  };
}
