import { HydrationBoundary } from "@tanstack/react-query";
import { getTimeZone } from "next-intl/server";
import { dayIn } from "@/lib/dates/day";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { figureSources } from "./_ui/figure-sources";
import { Home } from "./_ui/home";

export const generateMetadata = () => pageMetadata("home");

export default async function HomePage() {
  const session = await requireSession({ page: "home" });
  const today = dayIn(await getTimeZone(), new Date());
  const sources = figureSources(session.view.pages, today);
  const state = await prefetchCalls(
    session,
    sources.map(({ call, args }) => [call, args]),
  );
  return (
    <HydrationBoundary state={state}>
      <Home view={session.view} />
    </HydrationBoundary>
  );
}
