import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { CurrentStocksPage } from "./_ui/current-stocks-page";

export const generateMetadata = () => pageMetadata("current_stocks");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "current_stocks" });
  return (
    <ListFrame {...(await firstOfList(session, currentStocksList, searchParams))}>
      <CurrentStocksPage />
    </ListFrame>
  );
}
