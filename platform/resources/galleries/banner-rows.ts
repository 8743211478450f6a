import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import { bannerTypes, type galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { inOrderOf } from "../../db/read-page";
import { chains, companies } from "../../db/schema/companies";
import { bannerPictures, banners } from "../../db/schema/galleries";
import { products } from "../../db/schema/products";
import type { PlatformContext } from "../../platform-context";
import { momentText, optionalMoment } from "../../wire-values";

type BannerWire = CallWire<typeof galleriesCalls.one>;

/** Banners with their chain and its company, in the order of the ids. */
export async function readBanners(context: PlatformContext, ids: readonly number[]): Promise<BannerWire[]> {
  const rows = await context.database.read
    .select({
      banner: banners,
      chain: { id: chains.id, name: chains.name },
      companyName: companies.name,
      product: { id: products.id, name: products.name },
      picture: { format: bannerPictures.format, saved: bannerPictures.saved },
    })
    .from(banners)
    .innerJoin(chains, eq(chains.id, banners.chainId))
    .innerJoin(companies, eq(companies.id, chains.companyId))
    .leftJoin(products, eq(products.id, banners.forwardedProductId))
    .leftJoin(bannerPictures, eq(bannerPictures.bannerId, banners.id))
    .where(inArray(banners.id, [...ids]));
  return inOrderOf(ids, rows, ({ banner }) => banner.id).map(({ banner, chain, companyName, product, picture }) => ({
    id: banner.id,
    name: banner.name,
    description: banner.description,
    imgURL: pictureOf(context, banner.id, picture),
    smallImgURL: banner.type === bannerTypes.KIOSK ? pictureOf(context, banner.id, picture, "-small") : null,
    type: banner.type,
    created: momentText(banner.created),
    startDate: optionalMoment(banner.startDate),
    endDate: optionalMoment(banner.endDate),
    forOrderType: banner.forOrderType,
    forwardedURL: banner.forwardedUrl,
    forwardedCategoryTree: banner.forwardedCategoryTree,
    forwardedProductInfo: product,
    isActive: banner.isActive,
    chain,
    companyName,
  }));
}

type Uploaded = Pick<typeof bannerPictures.$inferSelect, "format" | "saved">;

/** An uploaded picture is shown in both places as it is: nobody knows which part of it a smaller one may lose. */
function pictureOf({ publicUrl }: PlatformContext, id: number, uploaded: Uploaded | null, drawnSuffix = ""): string {
  const file = uploaded
    ? `uploaded-banners/${id}-${uploaded.saved.getTime()}.${uploaded.format}`
    : `banners/${id}${drawnSuffix}.svg`;
  return `${publicUrl()}/pictures/${file}`;
}
