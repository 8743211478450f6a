import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import type { Writer } from "../../db/database";
import { chains } from "../../db/schema/companies";
import { bannerPictures, banners } from "../../db/schema/galleries";
import { products } from "../../db/schema/products";
import { omitUndefined } from "../../omit-undefined";
import { dayAfter, type OperatorDays } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found, PlatformError } from "../../platform-error";
import { uploadedPicture } from "./uploaded-picture";

type NewBanner = z.output<typeof galleriesCalls.create.body>;
type BannerChange = z.output<typeof galleriesCalls.update.body>;

/** @returns the new banner's id. @throws PlatformError 400 with the first rule that it breaks */
export function createBanner({ database, days, now }: PlatformContext, body: NewBanner): Promise<number> {
  const picture = uploadedPicture(body.image);
  return database.write(async (tx) => {
    await requireTargets(tx, body);
    const row = { ...requiredColumns(body), ...changedColumns(body, days), created: now() };
    requireOrder(row);
    const [made] = await tx.insert(banners).values(row).returning({ id: banners.id });
    const { id } = found(made);
    await tx.insert(bannerPictures).values({ bannerId: id, ...picture, saved: now() });
    return id;
  });
}

/** Changes what the body names. @throws PlatformError 404, and 400 with the first rule that the banner would break */
export async function updateBanner(
  { database, days, now }: PlatformContext,
  id: number,
  body: BannerChange,
): Promise<void> {
  const picture = body.image && uploadedPicture(body.image);
  await database.write(async (tx) => {
    const before = found((await tx.select().from(banners).where(eq(banners.id, id)))[0]);
    await requireTargets(tx, body);
    const changed = { ...before, ...omitUndefined(changedColumns(body, days)) };
    requireOrder(changed);
    await tx.update(banners).set(changed).where(eq(banners.id, id));
    if (picture === undefined) return;
    const set = { ...picture, saved: now() };
    await tx
      .insert(bannerPictures)
      .values({ bannerId: id, ...set })
      .onConflictDoUpdate({ target: bannerPictures.bannerId, set });
  });
}

/** Its picture goes with it. @throws PlatformError 404 */
export async function removeBanner({ database }: PlatformContext, id: number): Promise<void> {
  await database.write(async (tx) => {
    found((await tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id }))[0]);
  });
}

function requiredColumns({ name, type, chain, isActive }: NewBanner) {
  return { name, type, chainId: chain, isActive };
}

/** Undefined where the body leaves a field out. The first day begins, and the last one ends, at the operator's midnight. */
function changedColumns(body: BannerChange, days: OperatorDays): Partial<typeof banners.$inferInsert> {
  const { name, description, type, chain, forOrderType, startDate, endDate, isActive } = body;
  return {
    name,
    description,
    type,
    chainId: chain,
    forOrderType,
    startDate: momentOf(startDate, days.startOf),
    endDate: momentOf(endDate, (day) => lastSecondOf(day, days)),
    forwardedUrl: body.forwardedURL,
    forwardedCategoryTree: body.forwardedCategoryTree,
    forwardedProductId: body.forwardedProductInfo,
    isActive,
  };
}

function momentOf(day: string | null | undefined, moment: (day: string) => Date): Date | null | undefined {
  return day === undefined || day === null ? day : moment(day);
}

function lastSecondOf(day: string, days: OperatorDays): Date {
  return new Date(days.startOf(dayAfter(day)).getTime() - 1000);
}

function requireOrder({ startDate, endDate }: { startDate?: Date | null; endDate?: Date | null }): void {
  if (startDate && endDate && endDate < startDate)
    throw new PlatformError(400, "endDate: must not be before the start date");
}

/** What the body points at exists, and an address is one that a screen may open. */
async function requireTargets(tx: Writer, { chain, forwardedProductInfo, forwardedURL }: BannerChange): Promise<void> {
  if (chain !== undefined) {
    const [known] = await tx.select({ id: chains.id }).from(chains).where(eq(chains.id, chain));
    if (known === undefined) throw new PlatformError(400, "chain: unknown chain");
  }
  if (forwardedProductInfo) {
    const [known] = await tx.select({ id: products.id }).from(products).where(eq(products.id, forwardedProductInfo));
    if (known === undefined) throw new PlatformError(400, "forwardedProductInfo: unknown product");
  }
  if (forwardedURL && !isPlainAddress(forwardedURL))
    throw new PlatformError(400, "forwardedURL: must be an https address");
}

/** The declaration lets https alone through; a name and password before the host would hide where it leads. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}
