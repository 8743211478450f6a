"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import type { Documentation } from "@/lib/resources/products/documentation.calls";
import { productsList } from "@/lib/resources/products/products.list";
import { DocumentationImages } from "./documentation-images";

/** Asked for when it is opened: the list needs no form. */
const forms = { import: lazyForm(async () => (await import("./import-product")).ImportProduct) };

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/products/products.counts")).productCounts;

export function ProductsPage() {
  return <ListPage list={productsList} preview={DocumentationPreview} counts={counts} forms={forms} />;
}

/** A product sheet, whole (PROD-023). */
function DocumentationPreview({ detail: sheet, fields }: PreviewBodyProps<Documentation>) {
  const t = useTranslations("products");
  return (
    <>
      <DocumentationImages images={sheet.images} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <Identifiers identifiers={sheet.identifiers} />
      <Characteristics characteristics={sheet.characteristics} />
    </>
  );
}

function Identifiers({ identifiers }: Pick<Documentation, "identifiers">) {
  const t = useTranslations("products.identifiers");
  if (identifiers.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={[{ title: t("type") }, { title: t("value") }]}>
        {identifiers.map(({ type, value }) => (
          <tr key={`${type} ${value}`}>
            <PreviewCell>{t(`types.${type}`)}</PreviewCell>
            <PreviewCell className="wrap-anywhere">{value}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}

function Characteristics({ characteristics }: Pick<Documentation, "characteristics">) {
  const t = useTranslations("products.characteristics");
  if (characteristics.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  return (
    <PreviewSection title={t("title")}>
      <DescriptionList>
        {characteristics.map(({ label, value }) => (
          <Description key={label} name={label}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </PreviewSection>
  );
}
