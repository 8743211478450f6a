"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";
import { countSums } from "@/lib/resources/inventory/count-sums";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

/** A count of a warehouse has thousands: the panel is there at once with these. */
const mostAtFirst = 100;

/** What was counted beside what the books say (INVE-004); where they differ, by how much. */
export function InventoryItems({ inventory }: { inventory: InventoryDetail }) {
  const t = useTranslations("inventory.items");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const [isWhole, setIsWhole] = useState(false);
  const { items, inventoryQuantity, scriptQuantity, joinedTo, countedBy } = inventory;
  const sums = countSums(inventory);
  const shown = isWhole ? items : items.slice(0, mostAtFirst);
  if (items.length === 0)
    return (
      <PreviewSection title={t("title")} section="items">
        {t("empty")}
      </PreviewSection>
    );
  // Who counts blind is not told what the books have.
  const hasBooks = scriptQuantity !== undefined;
  const columns = [
    { title: t("product") },
    { title: t("counted"), isNumber: true },
    ...(hasBooks
      ? [
          { title: t("script"), isNumber: true },
          { title: t("difference"), isNumber: true },
        ]
      : []),
  ];
  return (
    <PreviewSection title={t("title")} section="items">
      {joinedTo !== undefined && hasBooks && <p className="text-ink-muted">{t("alone")}</p>}
      <PreviewTable label={t("title")} columns={columns}>
        {shown.map((item) => (
          <tr key={item.id} className={item.isLeftOut ? "text-ink-muted" : undefined}>
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
                {item.countedAt && <span>{t("countedAt", { moment: formatMoment(item.countedAt, timeZone) })}</span>}
                {item.countedBy && item.countedBy.id !== countedBy?.id && (
                  <span>{t("setBy", { name: item.countedBy.fullName })}</span>
                )}
                {item.isLeftOut && <span className="font-medium">{t("leftOut")}</span>}
                {item.note && <span className="wrap-anywhere">{item.note}</span>}
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(item.inventoryQuantity, locale)}</PreviewCell>
            {hasBooks && (
              <Books counted={item.inventoryQuantity} booked={item.scriptQuantity} isLeftOut={item.isLeftOut} />
            )}
          </tr>
        ))}
        <tr className="font-semibold">
          <PreviewCell>
            {t(sums.leftOut === undefined ? "sum" : "sumTaken")}
            {sums.leftOut && (
              <span className="block font-normal text-ink-muted text-sm">
                {t("sumLeftOut", {
                  count: sums.leftOut.products,
                  pieces: formatQuantity(sums.leftOut.counted, locale),
                  all: formatQuantity(inventoryQuantity, locale),
                })}
              </span>
            )}
          </PreviewCell>
          <PreviewCell isNumber>{formatQuantity(sums.counted, locale)}</PreviewCell>
          {hasBooks && <Books counted={sums.counted} booked={sums.books} />}
        </tr>
      </PreviewTable>
      {shown.length < items.length && (
        <Button className="mt-2" onClick={() => setIsWhole(true)}>
          {t("showAll", { count: items.length, n: formatQuantity(items.length, locale) })}
        </Button>
      )}
    </PreviewSection>
  );
}

interface BooksProps {
  counted: number;
  booked: number | undefined;
  /** Nothing is booked of it. */
  isLeftOut?: boolean | undefined;
}

/** What the books have, and by how much what was counted differs. */
function Books({ counted, booked, isLeftOut }: BooksProps) {
  const locale = useLocale();
  return (
    <>
      <PreviewCell isNumber>{booked === undefined ? "–" : formatQuantity(booked, locale)}</PreviewCell>
      {booked === undefined || isLeftOut ? (
        <PreviewCell isNumber>–</PreviewCell>
      ) : (
        <Difference pieces={counted - booked} />
      )}
    </>
  );
}

function Difference({ pieces }: { pieces: number }) {
  const locale = useLocale();
  return (
    <PreviewCell isNumber className={pieces === 0 ? "text-ink-muted" : "font-semibold text-warning"}>
      {signed(pieces, formatQuantity(pieces, locale))}
    </PreviewCell>
  );
}
