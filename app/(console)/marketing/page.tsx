import { HydrationBoundary } from "@tanstack/react-query";
import { getMessages, getTimeZone } from "next-intl/server";
import { PageTexts } from "@/components/shell/page-texts";
import { dayIn } from "@/lib/dates/day";
import { firstCallsOfMarketing } from "@/lib/resources/marketing/running-calls";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Marketing } from "./_ui/marketing";

export const generateMetadata = () => pageMetadata("marketing");

export default async function MarketingPage() {
  const session = await requireSession({ page: "marketing" });
  const today = dayIn(await getTimeZone(), new Date());
  const [state, { marketing }] = await Promise.all([
    prefetchCalls(session, firstCallsOfMarketing(today)),
    getMessages(),
  ]);
  return (
    <PageTexts texts={{ marketing }}>
      <HydrationBoundary state={state}>
        <Marketing today={today} />
      </HydrationBoundary>
    </PageTexts>
  );
}
