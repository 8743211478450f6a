import { FirstAnswers } from "@/components/calls/first-answers";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { operatorToday } from "@/server/operator-zone";
import { figureSources } from "./_ui/figure-sources";
import { Home } from "./_ui/home";

export const generateMetadata = () => pageMetadata("home");

export default async function HomePage() {
  const session = await requireSession({ page: "home" });
  const today = operatorToday();
  const sources = figureSources(session.view.pages, today);
  const first = await prefetchCalls(
    session,
    sources.map(({ call, args }) => [call, args]),
  );
  return (
    <FirstAnswers {...first}>
      <Home view={session.view} today={today} />
    </FirstAnswers>
  );
}
