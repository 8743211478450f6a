import type { Metadata } from "next";
import { getMessages, getTranslations } from "next-intl/server";
import { OfflineCounts } from "@/components/resources/inventory/counting/offline-counts";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { OperatorZoneProvider } from "@/components/shell/operator-zone";
import { PageTexts } from "@/components/shell/page-texts";
import { pageTexts } from "@/server/i18n/messages";
import { operatorZone } from "@/server/operator-zone";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("counting.offline");
  return { title: t("title") };
}

/** What a browser shows in place of a page that its network does not bring: what is counted on it goes on (decision 0051). */
export default async function OfflinePage() {
  return (
    <PageTexts texts={pageTexts("inventory", await getMessages())}>
      <OperatorZoneProvider timeZone={operatorZone()}>
        <MarkHydrated part="form" />
        <OfflineCounts />
      </OperatorZoneProvider>
    </PageTexts>
  );
}
