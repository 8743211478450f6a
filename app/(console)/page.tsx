import { HydrationBoundary } from "@tanstack/react-query";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { figureCalls } from "./_ui/figure-sources";
import { Home } from "./_ui/home";

export const generateMetadata = () => pageMetadata("home");

export default async function HomePage() {
  const session = await requireSession({ page: "home" });
  const state = await prefetchCalls(session, figureCalls(session.view.pages));
  return (
    <HydrationBoundary state={state}>
      <Home view={session.view} />
    </HydrationBoundary>
  );
}
