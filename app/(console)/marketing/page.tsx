import { getMessages } from "next-intl/server";
import { FirstAnswers } from "@/components/calls/first-answers";
import { PageTexts } from "@/components/shell/page-texts";
import { firstCallsOfMarketing } from "@/lib/resources/marketing/running-calls";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { operatorToday } from "@/server/operator-zone";
import { Marketing } from "./_ui/marketing";

export const generateMetadata = () => pageMetadata("marketing");

export default async function MarketingPage() {
  const session = await requireSession({ page: "marketing" });
  const today = operatorToday();
  const [first, { marketing }] = await Promise.all([
    prefetchCalls(session, firstCallsOfMarketing(today)),
    getMessages(),
  ]);
  return (
    <PageTexts texts={{ marketing }}>
      <FirstAnswers {...first}>
        <Marketing today={today} />
      </FirstAnswers>
    </PageTexts>
  );
}
