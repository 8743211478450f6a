"use client";

import { MissingAnswer } from "@/components/calls/missing-answer";
import { Skeleton } from "@/components/ui/skeleton";
import { fits } from "@/lib/resources/marketing/narrowing";
import { overlapsOf } from "@/lib/resources/marketing/overlaps";
import { spanOf } from "@/lib/resources/marketing/time-line";
import { CampaignsShown } from "./campaigns-shown";
import { RowsInPart } from "./rows-in-part";
import { useCampaigns } from "./use-campaigns";
import type { TimeLineView } from "./use-time-line-view";

/** What ran in days that have passed, of what is still switched on: the page itself has only what runs today or later. */
export function PastCampaigns({ today, view }: { today: string; view: TimeLineView }) {
  const { banners, missing, ...all } = useCampaigns(spanOf(view.day, view.zoom).from);
  if (missing !== undefined) return <MissingAnswer query={missing} skeleton={<Skeleton className="m-4 h-96" />} />;
  const campaigns = all.campaigns.filter((campaign) => fits(campaign, view));
  return (
    <>
      <RowsInPart kind="banners" list={banners} className="px-4 pt-3" />
      <CampaignsShown today={today} view={view} campaigns={campaigns} overlaps={overlapsOf(campaigns)} />
    </>
  );
}
