"use client";

import dynamic from "next/dynamic";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { SupportFinder } from "./finder/support-finder";

/** It comes with the first customer who is looked at, or before: the list needs none of it. */
const parts = { preview: async () => (await import("./customer-preview")).CustomerPreview };
const CustomerPreview = dynamic(orNotLoaded(parts.preview), { loading: PreviewSkeleton });

/** What stands in the place of the rows is fetched when something is searched for that is no row. */
const finder = {
  Field: SupportFinder,
  Hits: dynamic(
    orNotLoaded(async () => (await import("./finder/support-hits")).SupportHits),
    {
      loading: () => <Skeleton className="min-h-24 flex-1" />,
    },
  ),
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/customer_support/customer-support.counts")).customerCounts;

export function CustomerSupportPage() {
  useFetchedWhenIdle(parts);
  return <ListPage list={customerSupportList} preview={CustomerPreview} counts={counts} finder={finder} />;
}
