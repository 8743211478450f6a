"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";

/** Comes with the first stock that is looked at: the list needs none of it. */
const StockMore = dynamic(orNotLoaded(async () => (await import("./stock-more")).StockMore));

/** Its place is there before it: no row moves when it comes. */
const ExpiryBand = dynamic(
  orNotLoaded(async () => (await import("./expiry/expiry-band")).ExpiryBand),
  { ssr: false, loading: () => <div className="min-h-control-small" /> },
);

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/current_stocks/current-stocks.counts")).stockCounts;

/** What it is for is no import, and no row is made or changed there: it looks at one storage. */
const forms = {
  import: lazyForm(async () => (await import("./storage/storage-check")).StorageCheck),
  isImportNamed: true,
  isImportView: true,
  isWide: true,
};

export function CurrentStocksPage() {
  return <ListPage list={currentStocksList} preview={StockPreview} counts={counts} forms={forms} band={ExpiryBand} />;
}

/** One batch in one storage, and where else its product lies (STOC-001, STOC-004). */
function StockPreview({ detail: stock, fields }: PreviewBodyProps<Stock>) {
  const t = useTranslations("current_stocks");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <StockMore stock={stock} />
    </>
  );
}
