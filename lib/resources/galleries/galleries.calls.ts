import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, filledText, id, integer, text } from "@/lib/calls/scalars";
import { doneSchema, entityReference, moment, optional, optionalText, rows } from "@/lib/calls/wire";

/** BANR-011. */
export const bannerTypes = { DESKTOP: 1, PROMO: 2, MOBILE: 3, KIOSK: 4 } as const;

const bannerSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: optionalText,
  imgURL: z.string(),
  /** Of a kiosk's banner: the same picture for the small place on its screen. */
  smallImgURL: optionalText,
  type: z.int(),
  created: moment,
  startDate: optional(moment),
  endDate: optional(moment),
  /** An order type number, e.g. 2 for lockers. */
  forOrderType: optional(z.int()),
  forwardedURL: optionalText,
  forwardedCategoryTree: optionalText,
  forwardedProductInfo: optional(entityReference),
  isActive: z.boolean(),
  chain: entityReference,
  companyName: z.string(),
});

export type Banner = z.output<typeof bannerSchema>;

/** Bytes of the longest picture that is taken; as base64 it fits into a body of 8 MB with all else. */
export const longestPicture = 5 * 1024 * 1024;
/** A picture is told by its bytes; `jpeg` is `jpg` under its other name. */
export const pictureExtensions = ["png", "jpg", "jpeg", "webp"] as const;

/** A picture as 2§3 sends those of product sheets (ImageUpload). */
const imageUpload = z.strictObject({
  base64Content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(longestPicture / 3) * 4)),
  extension: z.enum(pictureExtensions),
});

/** What a banner is made of. `chain` and `forwardedProductInfo` are ids; both days belong to the time it runs. */
const bannerFields = {
  name: filledText(120),
  description: text(1000),
  type: z.int().check(z.gte(1), z.lte(4)),
  chain: z.int(),
  forOrderType: z.int().check(z.gte(1), z.lte(8)),
  /** Where a tap on it leads: https alone. */
  forwardedURL: text(500).check(z.regex(/^https:\/\/\S+$/)),
  forwardedCategoryTree: text(400),
  forwardedProductInfo: z.int(),
  startDate: day,
  endDate: day,
  isActive: z.boolean(),
  image: imageUpload,
};

const oneBanner = restCall({
  id: "GEN-02.galleries",
  access: ["galleries"],
  method: "GET",
  path: "galleries/{id}",
  params: { id },
  answer: bannerSchema,
});

export const galleriesCalls = {
  list: restCall({
    id: "GAL-01",
    access: ["galleries", "marketing"],
    method: "GET",
    path: "galleries",
    query: {
      types: list(integer({ min: 1, max: 4 })),
      /** Of isActive; `all` is the page's default (1§2). */
      active: one(choice(["all", "true", "false"])),
      /** Banners that run on one of these days. */
      period: range("startDate", "endDate", day),
      ...sortedWindow(["id", "created", "endDate"]),
    },
    answer: rows(bannerSchema),
  }),
  types: restCall({
    id: "GAL-02",
    access: ["galleries"],
    method: "GET",
    path: "galleries/types",
    answer: z.array(z.object({ value: z.int(), label: z.string() })),
  }),
  one: oneBanner,
  /** The documents show no body (BANR-016): these are the fields of 1§3, with the picture as 2§3 uploads one. */
  create: restCall({
    id: "GAL-03",
    access: ["galleries"],
    method: "POST",
    path: "galleries",
    carriesImages: true,
    body: z.strictObject({
      name: bannerFields.name,
      description: z.optional(bannerFields.description),
      type: bannerFields.type,
      chain: bannerFields.chain,
      forOrderType: z.optional(bannerFields.forOrderType),
      forwardedURL: z.optional(bannerFields.forwardedURL),
      forwardedCategoryTree: z.optional(bannerFields.forwardedCategoryTree),
      forwardedProductInfo: z.optional(bannerFields.forwardedProductInfo),
      startDate: z.optional(bannerFields.startDate),
      endDate: z.optional(bannerFields.endDate),
      isActive: bannerFields.isActive,
      image: bannerFields.image,
    }),
    answer: bannerSchema,
  }),
  /** Fields that are left out stay as they are; null takes away what a banner may be without. */
  update: restCall({
    id: "GAL-04",
    access: ["galleries"],
    changes: oneBanner,
    method: "PATCH",
    path: "galleries/{id}",
    params: { id },
    carriesImages: true,
    body: z.strictObject({
      name: z.optional(bannerFields.name),
      description: z.nullish(bannerFields.description),
      type: z.optional(bannerFields.type),
      chain: z.optional(bannerFields.chain),
      forOrderType: z.nullish(bannerFields.forOrderType),
      forwardedURL: z.nullish(bannerFields.forwardedURL),
      forwardedCategoryTree: z.nullish(bannerFields.forwardedCategoryTree),
      forwardedProductInfo: z.nullish(bannerFields.forwardedProductInfo),
      startDate: z.nullish(bannerFields.startDate),
      endDate: z.nullish(bannerFields.endDate),
      isActive: z.optional(bannerFields.isActive),
      image: z.optional(bannerFields.image),
    }),
    answer: bannerSchema,
  }),
  remove: restCall({
    id: "GAL-05",
    access: ["galleries"],
    method: "DELETE",
    path: "galleries/{id}",
    params: { id },
    answer: doneSchema,
  }),
};
