import type { Columns, Tone } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { longest } from "@/lib/list/texts/cut";
import { orderTypes } from "@/lib/resources/orders/orders.calls";
import { bannerStatusOf, bannerTypeName } from "./banner";
import { type Banner, bannerTypes, galleriesCalls } from "./galleries.calls";

const typeTones: Record<keyof typeof bannerTypes, Tone> = {
  DESKTOP: "plain",
  PROMO: "plain",
  MOBILE: "plain",
  KIOSK: "plain",
};

const columns: Columns<Banner> = {
  id: { kind: "id", value: (banner) => banner.id },
  chain: { kind: "text", value: (banner) => banner.chain.name },
  companyName: { kind: "text", value: (banner) => banner.companyName },
  type: { kind: "status", words: typeTones, value: (banner) => bannerTypeName(banner.type) },
  created: { kind: "date-time", value: (banner) => banner.created },
  status: {
    kind: "status",
    words: { ACTIVE: "success", INACTIVE: "plain" },
    value: (banner) => bannerStatusOf(banner.endDate),
  },
  name: { kind: "text", value: (banner) => banner.name },
  description: { kind: "text", value: (banner) => banner.description },
  imgURL: { kind: "image", value: (banner) => ({ address: banner.imgURL, text: banner.name }) },
  startDate: { kind: "operator-date", value: (banner) => banner.startDate },
  endDate: { kind: "operator-date", value: (banner) => banner.endDate },
  forOrderType: {
    kind: "status",
    words: Object.fromEntries(orderTypes.map((type) => [type, "plain"] as const)),
    value: ({ forOrderType }) => (forOrderType === undefined ? undefined : orderTypes[forOrderType - 1]),
  },
  forwardedURL: { kind: "text", value: (banner) => banner.forwardedURL },
  forwardedCategoryTree: {
    kind: "text",
    longest: longest.categoryFullName,
    value: (banner) => banner.forwardedCategoryTree,
  },
  forwardedProductInfo: {
    kind: "text",
    value: (banner) => banner.forwardedProductInfo?.name,
    names: ({ forwardedProductInfo }) => productRecord({ id: forwardedProductInfo?.id }),
  },
  isActive: { kind: "boolean", value: (banner) => banner.isActive },
};

export const galleriesList = defineList({
  page: "galleries",
  call: galleriesCalls.list,
  columns,
  defaultColumns: ["chain", "type", "created", "status"],
  sort: { id: "id", created: "created", endDate: "endDate" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    type: { kind: "choices", param: "types", options: bannerTypes },
    active: { kind: "three-state", param: "active" },
    period: { kind: "date-range", param: "period", periods: "general" },
  },
  only: { type: "type", isActive: "active" },
  /** BANR-006, BANR-007: Mobile and Kiosk, whether switched on or not. */
  defaults: { types: [bannerTypes.MOBILE, bannerTypes.KIOSK], active: "all" },
  search: { id: "preview" },
  preview: {
    call: galleriesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (banner) => banner,
    fields: columns,
    name: "name",
  },
});
