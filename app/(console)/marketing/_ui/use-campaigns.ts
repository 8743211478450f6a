import { useTimeZone } from "next-intl";
import { useAllRows } from "@/components/calls/use-all-rows";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { bannerCampaign, type Campaign, stillAhead, voucherCampaign } from "@/lib/resources/marketing/campaign";
import { mostRows, pageSize, runningBanners, runningVouchers } from "@/lib/resources/marketing/running-calls";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";

/** What runs today or later, the next end first, and the banners that have no end. */
export function useCampaigns(today: string) {
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const banners = useAllRows({
    call: galleriesCalls.list,
    pageArgs: (offset) => runningBanners(today, offset),
    rowsOf: (answer) => answer,
    pageSize,
    most: mostRows,
  });
  const vouchers = useAllRows({
    call: vouchersCalls.list,
    pageArgs: runningVouchers,
    rowsOf: (answer) => answer,
    pageSize,
    most: mostRows,
  });
  const endless: Banner[] = [];
  const dated: Campaign[] = [];
  for (const banner of banners.rows) {
    const campaign = bannerCampaign(banner, timeZone);
    if (campaign === undefined) endless.push(banner);
    else dated.push(campaign);
  }
  const campaigns = stillAhead(today, [...dated, ...vouchers.rows.map(voucherCampaign)]);
  return { banners, vouchers, campaigns, endless };
}
