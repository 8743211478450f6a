"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { PageHeading } from "@/components/shell/page-heading";
import { Card, CardHeading } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { overlapsOf } from "@/lib/resources/marketing/overlaps";
import { CampaignTable } from "./campaign-table";
import { EndlessBanners } from "./endless-banners";
import { EndsSoon } from "./ends-soon";
import { MarketingFigures } from "./marketing-figures";
import { RowsInPart } from "./rows-in-part";
import { TimeLine } from "./time-line";
import { useCampaigns } from "./use-campaigns";
import { useTimeLineView } from "./use-time-line-view";
import { ViewControls } from "./view-controls";

/** What runs now and next. @param today where the person is, YYYY-MM-DD */
export function Marketing({ today }: { today: string }) {
  const t = useTranslations("marketing");
  const { banners, vouchers, campaigns, endless } = useCampaigns(today);
  const [view, setView] = useTimeLineView();
  const missing = [banners, vouchers].find(({ first }) => first.data === undefined);
  const overlaps = overlapsOf(campaigns);
  const shown = { today, campaigns, overlaps };
  return (
    <>
      <PageHeading title={t("title")} text={t("text")} />
      {missing !== undefined ? (
        <MissingAnswer
          query={missing.first}
          skeleton={<MarketingSkeleton />}
          className="rounded-lg border border-line bg-surface"
        />
      ) : (
        <div className="grid gap-6">
          <RowsInPart kind="banners" list={banners} />
          <RowsInPart kind="vouchers" list={vouchers} />
          <MarketingFigures {...shown} />
          <EndsSoon today={today} campaigns={campaigns} />
          <Card aria-labelledby="time-line">
            <CardHeading id="time-line" title={t("timeLine")} className="flex-wrap py-2">
              <ViewControls view={view} onView={setView} />
            </CardHeading>
            {campaigns.length === 0 && <EmptyState title={t("nothing")} />}
            {campaigns.length > 0 && view.isTable && <CampaignTable {...shown} />}
            {campaigns.length > 0 && !view.isTable && <TimeLine zoom={view.zoom} {...shown} />}
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
