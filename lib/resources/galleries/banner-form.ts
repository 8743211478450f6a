import type { CallArgs } from "@/lib/calls/call";
import { omitNulls } from "@/lib/calls/omit-nulls";
import { dayIn } from "@/lib/dates/day";
import { type Banner, bannerTypes, type galleriesCalls } from "./galleries.calls";
import { chosenPicture } from "./picture-file";

/** Where a tap on a banner leads. */
export const destinations = ["nowhere", "link", "category", "product"] as const;

/** What the form holds: all as text, as it is entered. Fields of the wire have its names. */
export interface BannerForm {
  name: string;
  description: string;
  type: string;
  chain: string;
  forOrderType: string;
  leadsTo: (typeof destinations)[number];
  forwardedURL: string;
  forwardedCategoryTree: string;
  forwardedProductInfo: string;
  /** The slug of the category among whose products one is chosen; nothing that a banner has. */
  productCategory: string;
  /** YYYY-MM-DD, or empty. */
  startDate: string;
  endDate: string;
  isActive: boolean;
  /** The address of the banner's picture, or a chosen one as a `data:` address; empty where there is none yet. */
  image: string;
}

export const newBanner: BannerForm = {
  name: "",
  description: "",
  type: String(bannerTypes.KIOSK),
  chain: "",
  forOrderType: "",
  leadsTo: "nowhere",
  forwardedURL: "",
  forwardedCategoryTree: "",
  forwardedProductInfo: "",
  productCategory: "",
  startDate: "",
  endDate: "",
  isActive: true,
  image: "",
};

/** @param operatorZone by whose clocks its first day begins and its last one ends */
export function toForm(banner: Banner, operatorZone: string): BannerForm {
  const { forwardedURL, forwardedCategoryTree, forwardedProductInfo, startDate, endDate } = banner;
  return {
    ...newBanner,
    name: banner.name,
    description: banner.description ?? "",
    type: String(banner.type),
    chain: String(banner.chain.id),
    forOrderType: String(banner.forOrderType ?? ""),
    leadsTo: destinationOf(banner),
    forwardedURL: forwardedURL ?? "",
    forwardedCategoryTree: forwardedCategoryTree ?? "",
    forwardedProductInfo: String(forwardedProductInfo?.id ?? ""),
    startDate: startDate === undefined ? "" : dayIn(operatorZone, startDate),
    endDate: endDate === undefined ? "" : dayIn(operatorZone, endDate),
    isActive: banner.isActive,
    image: banner.imgURL,
  };
}

function destinationOf({ forwardedURL, forwardedCategoryTree, forwardedProductInfo }: Banner): BannerForm["leadsTo"] {
  if (forwardedURL !== undefined) return "link";
  if (forwardedProductInfo !== undefined) return "product";
  return forwardedCategoryTree === undefined ? "nowhere" : "category";
}

/** The form as a change takes it: null for what the banner is without. */
export function toBody(form: BannerForm) {
  const { leadsTo } = form;
  return {
    name: form.name.trim(),
    description: form.description.trim() || null,
    type: Number(form.type),
    chain: Number(form.chain),
    forOrderType: Number(form.forOrderType) || null,
    forwardedURL: leadsTo === "link" ? form.forwardedURL.trim() : null,
    forwardedCategoryTree: leadsTo === "category" ? form.forwardedCategoryTree : null,
    forwardedProductInfo: leadsTo === "product" ? Number(form.forwardedProductInfo) : null,
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    isActive: form.isActive,
    image: chosenPicture(form.image),
  };
}

/** No new banner is sent with it: its form lets none pass without a picture. */
const noPicture = { base64Content: "", extension: "png" } as const;

type NewBody = CallArgs<typeof galleriesCalls.create>["body"];

/** The form as a new banner takes it: what it is without is left out. */
export function toNewBody(form: BannerForm): NewBody {
  const { image, ...body } = toBody(form);
  return { ...omitNulls(body), image: image ?? noPicture };
}

/** An address that a screen may open: https, without a name and password before the host. */
export function isForwardAddress(typed: string): boolean {
  const address = typed.trim();
  if (!/^https:\/\/\S+$/.test(address) || address.length > 500 || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}
