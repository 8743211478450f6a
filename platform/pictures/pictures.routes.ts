import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { bannerPictures, banners } from "../db/schema/galleries";
import { categories, products } from "../db/schema/products";
import type { PlatformContext } from "../platform-context";
import { found } from "../platform-error";
import { at } from "../seed/random";
import { goods } from "../seed/words/goods";
import { brandColours } from "../seed/words/goods.json";
import { drawBanner, sizeOf } from "./draw-banner";
import { drawProduct } from "./draw-product";
import type { PictureFormat } from "./picture-of-bytes";

const paramsSchema = z.object({ file: z.string() });

/** Pictures are public, as the image hosts of real platforms are. */
export function pictureRoutes(app: FastifyInstance, { database: { read } }: PlatformContext): void {
  app.get("/pictures/products/:file", async (request, reply) => {
    const { file } = paramsSchema.parse(request.params);
    const [, id, view = "1"] = found(/^(\d{1,9})(?:-([23]))?\.svg$/.exec(file) ?? undefined);
    const [row] = await read
      .select({ name: products.name, brand: products.brand, slug: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.id, Number(id)));
    const { name, brand, slug } = found(row);
    const shape = shapeOf(slug);
    return sendPicture(reply, drawProduct({ name, brand, shape, colour: colourOf(brand), view: Number(view) }));
  });

  app.get("/pictures/banners/:file", async (request, reply) => {
    const { file } = paramsSchema.parse(request.params);
    const [, id, small] = found(/^(\d{1,9})(-small)?\.svg$/.exec(file) ?? undefined);
    const [banner] = await read
      .select({ name: banners.name, type: banners.type })
      .from(banners)
      .where(eq(banners.id, Number(id)));
    const { name, type } = found(banner);
    return sendPicture(reply, drawBanner({ name, colour: colourOf(name), size: sizeOf(type, small !== undefined) }));
  });

  app.get("/pictures/uploaded-banners/:file", async (request, reply) => {
    const { file } = paramsSchema.parse(request.params);
    const [, id, saved] = found(/^(\d{1,9})-(\d{1,15})\.(?:png|jpg|webp)$/.exec(file) ?? undefined);
    const isMeant = and(eq(bannerPictures.bannerId, Number(id)), eq(bannerPictures.saved, new Date(Number(saved))));
    const { bytes, format } = found((await read.select().from(bannerPictures).where(isMeant))[0]);
    return sendPicture(reply, bytes, mediaTypes[format]);
  });
}

const mediaTypes: Record<PictureFormat, string> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

/** `nosniff`: what people uploaded is shown as a picture of its type, or not at all. */
function sendPicture(reply: FastifyReply, picture: string | Buffer, mediaType = "image/svg+xml"): FastifyReply {
  return reply
    .type(mediaType)
    .header("cache-control", "public, max-age=86400")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("x-content-type-options", "nosniff")
    .send(picture);
}

function shapeOf(slug: string) {
  return goods.find((each) => each.slug === slug)?.shape ?? "box";
}

/** The same brand has the same colour on everything. */
function colourOf(brand: string): string {
  const sum = [...brand].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7) % 9973;
  return at(brandColours, sum % brandColours.length);
}
