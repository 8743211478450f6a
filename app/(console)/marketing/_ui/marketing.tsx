"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { PageHeading } from "@/components/shell/page-heading";
import { Card, CardHeading } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { fits } from "@/lib/resources/marketing/narrowing";
import { overlapsOf } from "@/lib/resources/marketing/overlaps";
import { CampaignsShown } from "./campaigns-shown";
import { EndlessBanners } from "./endless-banners";
import { EndsSoon } from "./ends-soon";
import { MarketingFigures } from "./marketing-figures";
import { NarrowingControls } from "./narrowing-controls";
import { PastCampaigns } from "./past-campaigns";
import { RowsInPart } from "./rows-in-part";
import { useCampaigns } from "./use-campaigns";
import { useTimeLineView } from "./use-time-line-view";
import { ViewControls } from "./view-controls";

/** What runs now and next. @param today where the person is, YYYY-MM-DD */
export function Marketing({ today }: { today: string }) {
  const t = useTranslations("marketing");
  const { banners, vouchers, missing, ...all } = useCampaigns(today);
  const [view, setView] = useTimeLineView(today);
  const campaigns = all.campaigns.filter((campaign) => fits(campaign, view));
  const shown = { today, campaigns, overlaps: overlapsOf(campaigns) };
  const endless = all.endless.filter(({ chain }) => fits({ kind: "banner", chain: chain.name }, view));
  const chains = [...all.campaigns.map(({ chain }) => chain), ...all.endless.map(({ chain }) => chain.name)];
  return (
    <>
      <PageHeading title={t("title")} text={t("text")}>
        {missing === undefined && <NarrowingControls view={view} onView={setView} chains={chains} />}
      </PageHeading>
      {missing !== undefined ? (
        <MissingAnswer
          query={missing}
          skeleton={<MarketingSkeleton />}
          className="rounded-lg border border-line bg-surface"
        />
      ) : (
        <div className="grid gap-6">
          <RowsInPart kind="banners" list={banners} />
          <RowsInPart kind="vouchers" list={vouchers} />
          <MarketingFigures kind={view.kind} {...shown} />
          <EndsSoon today={today} campaigns={campaigns} />
          <Card aria-labelledby="time-line">
            <CardHeading id="time-line" title={t("timeLine")} className="flex-wrap py-2">
              <ViewControls today={today} view={view} onView={setView} />
            </CardHeading>
            {view.day < today ? <PastCampaigns today={today} view={view} /> : <CampaignsShown view={view} {...shown} />}
          </Card>
          {endless.length > 0 && <EndlessBanners banners={endless} />}
        </div>
      )}
    </>
  );
}

function MarketingSkeleton() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-6">
      <Skeleton className="h-29" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}
