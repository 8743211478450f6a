import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import { leftOut } from "@/lib/record-form/stored-work";
import { type BannerForm, destinations, isForwardAddress } from "@/lib/resources/galleries/banner-form";

const required = z.string().check(z.trim(), z.minLength(1));
const dayOrNone = z.string().check(z.refine((day) => day === "" || isDay(day)));

const fields = z.object({
  name: required.check(z.maxLength(120)),
  description: z.string().check(z.maxLength(1000)),
  type: z.string(),
  chain: required,
  forOrderType: z.string(),
  leadsTo: z.enum(destinations),
  forwardedURL: z.string(),
  forwardedCategoryTree: z.string(),
  forwardedProductInfo: z.string(),
  productCategory: z.string(),
  startDate: dayOrNone,
  endDate: dayOrNone,
  isActive: z.boolean(),
  image: z.string().check(z.refine((image) => image !== "" && image !== leftOut)),
});

/** A rule over several fields, told at one of them, whatever else is wrong. */
function ruleAt(field: keyof BannerForm, holds: (form: BannerForm) => boolean) {
  return z.refine<BannerForm>(holds, { path: [field], when: () => true });
}

const rules = [
  ruleAt("forwardedURL", ({ leadsTo, forwardedURL }) => leadsTo !== "link" || isForwardAddress(forwardedURL)),
  ruleAt("forwardedCategoryTree", (form) => form.leadsTo !== "category" || form.forwardedCategoryTree !== ""),
  ruleAt("forwardedProductInfo", (form) => form.leadsTo !== "product" || form.forwardedProductInfo !== ""),
  ruleAt("endDate", ({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate >= startDate),
];

export const bannerSchema = fields.check(...rules);
