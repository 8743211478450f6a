import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, id, integer } from "@/lib/calls/scalars";
import { moment, optional, optionalText, reference, rows } from "@/lib/calls/wire";

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
  forwardedProductInfo: optional(reference),
  isActive: z.boolean(),
  chain: reference,
  companyName: z.string(),
});

export type Banner = z.output<typeof bannerSchema>;

export const bannerSortKeys = ["id", "created", "endDate"] as const;

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
      ...sortedWindow(bannerSortKeys),
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
  one: restCall({
    id: "GEN-02.galleries",
    access: ["galleries"],
    method: "GET",
    path: "galleries/{id}",
    params: { id },
    answer: bannerSchema,
  }),
};
