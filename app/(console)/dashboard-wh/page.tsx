import { getMessages } from "next-intl/server";
import { FirstAnswers } from "@/components/calls/first-answers";
import { PageTexts } from "@/components/shell/page-texts";
import { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Warehouse } from "./_ui/warehouse";

export const generateMetadata = () => pageMetadata("dashboard-wh");

export default async function WarehousePage() {
  const session = await requireSession({ page: "dashboard-wh" });
  const [first, messages] = await Promise.all([prefetchCalls(session, [[dashboardWhCalls.report, {}]]), getMessages()]);
  return (
    <PageTexts texts={{ "dashboard-wh": messages["dashboard-wh"] }}>
      <FirstAnswers {...first}>
        <Warehouse pages={session.view.pages} />
      </FirstAnswers>
    </PageTexts>
  );
}
