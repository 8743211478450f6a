"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import type { Catalogue } from "@/lib/resources/catalog_price/catalog-price.calls";
import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";

/** It comes with the first catalogue that is looked at: the list needs none of it. */
const CataloguePrices = dynamic(orNotLoaded(async () => (await import("./catalogue-prices")).CataloguePrices));

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./editor/new-catalogue")).NewCatalogue),
  edit: lazyForm(async () => (await import("./editor/edit-catalogue")).EditCatalogue),
  mayEdit: ({ isDefault }: Catalogue) => !isDefault,
  editsAtOnce: true,
  isWide: true,
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/catalog_price/catalog-price.counts")).catalogueCounts;

export function CatalogPricePage() {
  return <ListPage list={catalogPriceList} preview={CataloguePreview} counts={counts} forms={forms} />;
}

/** A catalogue with its description, its storages and its prices (CATA-003). */
function CataloguePreview({ detail: catalogue, fields }: PreviewBodyProps<Catalogue>) {
  const t = useTranslations("catalog_price");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <CatalogueStorages storages={catalogue.storages} />
      <CataloguePrices catalogueId={catalogue.id} prices={catalogue.productPrices} currency={catalogue.currency.code} />
    </>
  );
}

function CatalogueStorages({ storages }: Pick<Catalogue, "storages">) {
  const t = useTranslations("catalog_price.storages");
  return (
    <PreviewSection title={t("title", { count: storages.length })} section="storages">
      {storages.length === 0 ? (
        t("empty")
      ) : (
        <ul className="flex flex-wrap gap-2">
          {storages.map(({ id, name }) => (
            <li key={id} className="rounded-md border border-line bg-sunken px-2 py-0.5 text-sm wrap-anywhere">
              <RecordLink record={{ page: "storages", id }}>{name}</RecordLink>
            </li>
          ))}
        </ul>
      )}
    </PreviewSection>
  );
}
