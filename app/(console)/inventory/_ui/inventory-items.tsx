"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory.calls";

/** What was counted beside what the books say (INVE-004); where they differ, by how much. */
export function InventoryItems({ inventory }: { inventory: InventoryDetail }) {
  const t = useTranslations("inventory.items");
  const locale = useLocale();
  const { items, inventoryQuantity, scriptQuantity } = inventory;
  if (items.length === 0)
    return (
      <PreviewSection title={t("title")} section="items">
        {t("empty")}
      </PreviewSection>
    );
  const columns = [
    { title: t("product") },
    { title: t("counted"), isNumber: true },
    { title: t("script"), isNumber: true },
    { title: t("difference"), isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")} section="items">
      <PreviewTable label={t("title")} columns={columns}>
        {items.map((item) => (
          <tr key={item.id}>
            <PreviewCell>
              <MediaCell
                address={item.image}
                title={item.name}
                record={productRecord({ id: item.productId, barcode: item.barcode })}
              >
                <span>{item.barcode}</span>
                <span>
                  <RecordLink record={recordOf("storages", item.storage)}>{item.storage.name}</RecordLink>
                </span>
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(item.inventoryQuantity, locale)}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(item.scriptQuantity, locale)}</PreviewCell>
            <Difference pieces={item.inventoryQuantity - item.scriptQuantity} />
          </tr>
        ))}
        <tr className="font-semibold">
          <PreviewCell>{t("sum")}</PreviewCell>
          <PreviewCell isNumber>{formatQuantity(inventoryQuantity, locale)}</PreviewCell>
          <PreviewCell isNumber>{formatQuantity(scriptQuantity, locale)}</PreviewCell>
          <Difference pieces={inventoryQuantity - scriptQuantity} />
        </tr>
      </PreviewTable>
    </PreviewSection>
  );
}

function Difference({ pieces }: { pieces: number }) {
  const locale = useLocale();
  return (
    <PreviewCell isNumber className={pieces === 0 ? "text-ink-muted" : "font-semibold text-warning"}>
      {pieces > 0 && "+"}
      {formatQuantity(pieces, locale)}
    </PreviewCell>
  );
}
