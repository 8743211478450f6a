import { HydrationBoundary } from "@tanstack/react-query";
import { warehouseCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Warehouse } from "./_ui/warehouse";

export const generateMetadata = () => pageMetadata("dashboard-wh");

export default async function WarehousePage() {
  const session = await requireSession({ page: "dashboard-wh" });
  const state = await prefetchCalls(session, [[warehouseCalls.report, {}]]);
  return (
    <HydrationBoundary state={state}>
      <Warehouse pages={session.view.pages} />
    </HydrationBoundary>
  );
}
