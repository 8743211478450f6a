import { HydrationBoundary } from "@tanstack/react-query";
import { firstCalls } from "@/lib/list/first-calls";
import type { PageQuery } from "@/lib/list/list-url";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReceptionsPage } from "./_ui/receptions-page";

export const generateMetadata = () => pageMetadata("receptions");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "receptions" });
  const state = await prefetchCalls(session, firstCalls(receptionsList, await searchParams));
  return (
    <HydrationBoundary state={state}>
      <ReceptionsPage />
    </HydrationBoundary>
  );
}
