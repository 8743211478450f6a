import { useAllRows } from "@/components/calls/use-all-rows";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { longestPage } from "@/lib/calls/call";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { bannerCampaign, type Campaign, stillAhead, voucherCampaign } from "@/lib/resources/marketing/campaign";
import { mostRows, runningBanners, runningVouchers } from "@/lib/resources/marketing/running-calls";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";

/**
 * What runs on a day or later, the next end first, and the banners that have no end.
 * `missing` is the first query that has no answer yet.
 */
export function useCampaigns(day: string) {
  const operatorZone = useOperatorZone();
  const banners = useAllRows({
    call: galleriesCalls.list,
    pageArgs: (offset) => runningBanners(day, offset),
    rowsOf: (answer) => answer,
    pageSize: longestPage,
    most: mostRows,
  });
  const vouchers = useAllRows({
    call: vouchersCalls.list,
    pageArgs: runningVouchers,
    rowsOf: (answer) => answer,
    pageSize: longestPage,
    most: mostRows,
  });
  const endless: Banner[] = [];
  const dated: Campaign[] = [];
  for (const banner of banners.rows) {
    const campaign = bannerCampaign(banner, operatorZone);
    if (campaign === undefined) endless.push(banner);
    else dated.push(campaign);
  }
  const campaigns = stillAhead(day, [...dated, ...vouchers.rows.map(voucherCampaign)]);
  const missing = [banners.first, vouchers.first].find(({ data }) => data === undefined);
  return { banners, vouchers, missing, campaigns, endless };
}
