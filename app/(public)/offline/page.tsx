import type { Metadata } from "next";
import { getMessages, getTranslations } from "next-intl/server";
import { OfflineCounts } from "@/components/resources/inventory/counting/offline-counts";
import { applyChosenLook } from "@/components/shell/early/apply-chosen-look";
import { InlineScript } from "@/components/shell/early/inline-script";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { OperatorZoneProvider } from "@/components/shell/operator-zone";
import { PageTexts } from "@/components/shell/page-texts";
import { densities, densityCookie } from "@/lib/preferences/density";
import { themeCookie, themes } from "@/lib/preferences/theme";
import { pageTexts } from "@/server/i18n/messages";
import { operatorClocks } from "@/server/operator-zone";
import { pageNonce } from "@/server/security/page-nonce";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("counting.offline");
  return { title: t("title") };
}

/** What a browser shows in place of a page that its network does not bring: what is counted on it goes on (decision 0051). */
export default async function OfflinePage() {
  const look = {
    theme: { cookie: themeCookie, values: themes },
    density: { cookie: densityCookie, values: densities },
  };
  return (
    <PageTexts texts={pageTexts("inventory", await getMessages())}>
      <OperatorZoneProvider {...(await operatorClocks())}>
        <InlineScript nonce={await pageNonce()} run={applyChosenLook} settings={look} />
        <MarkHydrated part="form" />
        <OfflineCounts />
      </OperatorZoneProvider>
    </PageTexts>
  );
}
