import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Writer } from "../../db/database";
import { discounts } from "../../db/schema/offers";
import { products } from "../../db/schema/products";
import { found, PlatformError } from "../../platform-error";
import { toBani } from "../../wire-values";
import { withoutGaps } from "../../without-gaps";
import { discountFaults } from "./discount-rules";

type NewDiscount = z.output<typeof vouchersCalls.create.body>;
type ChangedDiscount = z.output<typeof vouchersCalls.update.body>;

/** @returns its id. @throws PlatformError 400 with all that is wrong with it. */
export async function insertDiscount(tx: Writer, body: NewDiscount, created: Date): Promise<number> {
  const row = { ...toColumns(body), created };
  await requireSound(tx, row);
  const [made] = await tx.insert(discounts).values(row).returning({ id: discounts.id });
  return found(made).id;
}

/** The rules are about the whole voucher, so they see what is changed together with what stays. */
export async function updateDiscount(tx: Writer, id: number, body: ChangedDiscount): Promise<void> {
  const [stored] = await tx.select().from(discounts).where(eq(discounts.id, id));
  const changed = withoutGaps(toColumns(body));
  await requireSound(tx, { ...found(stored), ...changed });
  await tx
    .update(discounts)
    .set({ ...changed, id })
    .where(eq(discounts.id, id));
}

async function requireSound(tx: Writer, row: typeof discounts.$inferInsert): Promise<void> {
  const faults = discountFaults(row);
  if (row.productId != null && !(await hasProduct(tx, row.productId))) faults.push("product: unknown product");
  if (faults.length > 0) throw new PlatformError(400, faults);
}

async function hasProduct(tx: Writer, id: number): Promise<boolean> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, id));
  return product !== undefined;
}

function toColumns(body: NewDiscount): Omit<typeof discounts.$inferInsert, "created">;
function toColumns(body: ChangedDiscount): Partial<typeof discounts.$inferInsert>;
function toColumns(body: ChangedDiscount): Partial<typeof discounts.$inferInsert> {
  const { name, type, active, exclusive, startDate, endDate, amount, product, allocation } = body;
  return {
    name,
    type,
    isActive: active,
    isExclusive: exclusive,
    startDate,
    endDate,
    allocation,
    productId: product,
    amount: hundredths(amount),
    maxDiscountPerOrder: hundredths(body.maxDiscountPerOrder),
    maxCumulativeValue: hundredths(body.maxCumulativeValue),
    minOrderSpend: hundredths(body.minOrderSpend),
  };
}

function hundredths(decimal: string | null | undefined): number | null | undefined {
  return decimal == null ? decimal : toBani(decimal);
}
