import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Writer } from "../../db/database";
import { products } from "../../db/schema/products";
import { vouchers } from "../../db/schema/vouchers";
import { omitUndefined } from "../../omit-undefined";
import { found, PlatformError } from "../../platform-error";
import { toBani } from "../../wire-values";
import { voucherFaults } from "./voucher-rules";

type NewVoucher = z.output<typeof vouchersCalls.create.body>;
type ChangedVoucher = z.output<typeof vouchersCalls.update.body>;

/** @returns its id. @throws PlatformError 400 with all that is wrong with it. */
export async function insertVoucher(tx: Writer, body: NewVoucher, created: Date): Promise<number> {
  const row = { ...toColumns(body), created };
  await requireSound(tx, row);
  const [made] = await tx.insert(vouchers).values(row).returning({ id: vouchers.id });
  return found(made).id;
}

/** The rules are about the whole voucher, so they see what is changed together with what stays. */
export async function updateVoucher(tx: Writer, id: number, body: ChangedVoucher): Promise<void> {
  const [stored] = await tx.select().from(vouchers).where(eq(vouchers.id, id));
  const changed = omitUndefined(toColumns(body));
  await requireSound(tx, { ...found(stored), ...changed });
  await tx
    .update(vouchers)
    .set({ ...changed, id })
    .where(eq(vouchers.id, id));
}

async function requireSound(tx: Writer, row: typeof vouchers.$inferInsert): Promise<void> {
  const faults = voucherFaults(row);
  if (row.productId != null && !(await hasProduct(tx, row.productId))) faults.push("product: unknown product");
  if (faults.length > 0) throw new PlatformError(400, faults);
}

async function hasProduct(tx: Writer, id: number): Promise<boolean> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, id));
  return product !== undefined;
}

function toColumns(body: NewVoucher): Omit<typeof vouchers.$inferInsert, "created">;
function toColumns(body: ChangedVoucher): Partial<typeof vouchers.$inferInsert>;
function toColumns(body: ChangedVoucher): Partial<typeof vouchers.$inferInsert> {
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
