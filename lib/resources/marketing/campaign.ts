import { addDays, dayIn, daysBetween } from "@/lib/dates/day";
import { type Banner, bannerTypes } from "@/lib/resources/galleries/galleries.calls";
import { type Voucher, voucherTypes } from "@/lib/resources/vouchers/vouchers.calls";

/** What a banner stands on, or how a voucher is reckoned; OTHER for a number that is new. */
type CampaignType = keyof typeof bannerTypes | keyof typeof voucherTypes | "OTHER";

const bannerWords = new Map<number, CampaignType>([
  [bannerTypes.DESKTOP, "DESKTOP"],
  [bannerTypes.PROMO, "PROMO"],
  [bannerTypes.MOBILE, "MOBILE"],
  [bannerTypes.KIOSK, "KIOSK"],
]);
const voucherWords = new Map<number, CampaignType>([
  [voucherTypes.FIXED, "FIXED"],
  [voucherTypes.PROCENTUAL, "PROCENTUAL"],
  [voucherTypes.PRODUCT_SAMPLING, "PRODUCT_SAMPLING"],
]);

/** A banner or a voucher as something that runs from one day to another, both included. Days are YYYY-MM-DD. */
export interface Campaign {
  kind: "banner" | "voucher";
  id: number;
  name: string;
  type: CampaignType;
  /** Where a banner is shown; vouchers are valid everywhere. */
  chain?: string;
  /** None: it has always been running. */
  startDay?: string;
  endDay: string;
}

/** Campaigns that end within so many days are told of. */
const soonDays = 7;

/**
 * A banner that is switched on.
 * @param operatorZone by whose clocks its first day begins and its last one ends
 * @returns undefined without an end: such a banner counts as inactive (BANR-009)
 */
export function bannerCampaign(
  { id, name, type, chain, startDate, endDate }: Banner,
  operatorZone: string,
): Campaign | undefined {
  if (endDate === undefined) return undefined;
  const startDay = startDate === undefined ? undefined : dayIn(operatorZone, startDate);
  const word = bannerWords.get(type) ?? "OTHER";
  return { kind: "banner", id, name, type: word, chain: chain.name, startDay, endDay: dayIn(operatorZone, endDate) };
}

export function voucherCampaign({ id, name, type, period }: Voucher): Campaign {
  const word = voucherWords.get(type) ?? "OTHER";
  return { kind: "voucher", id, name, type: word, startDay: period.startDate, endDay: period.endDate };
}

export type CampaignState = "RUNNING" | "COMING" | "ENDED";

export function stateOn(day: string, { startDay, endDay }: Campaign): CampaignState {
  if (endDay < day) return "ENDED";
  return startDay !== undefined && startDay > day ? "COMING" : "RUNNING";
}

/** Whether it runs and its last day is at most 7 days away. */
export function endsSoon(today: string, campaign: Campaign): boolean {
  return stateOn(today, campaign) === "RUNNING" && campaign.endDay <= addDays(today, soonDays);
}

/** 0 on its last day. */
export function daysLeft(today: string, { endDay }: Campaign): number {
  return daysBetween(today, endDay);
}

/** What runs on a day or later, the next end first. */
export function stillAhead(day: string, campaigns: readonly Campaign[]): Campaign[] {
  return campaigns
    .filter((campaign) => stateOn(day, campaign) !== "ENDED")
    .sort((one, other) => one.endDay.localeCompare(other.endDay) || one.id - other.id);
}

/** Unique among campaigns of both kinds. */
export function campaignKey({ kind, id }: Campaign): string {
  return `${kind}-${id}`;
}
