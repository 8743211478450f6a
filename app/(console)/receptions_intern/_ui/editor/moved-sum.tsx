"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useToday } from "@/components/shell/use-today";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { reckoned } from "@/lib/grid/rows/reckoned";
import { formatQuantity } from "@/lib/money/format";
import { isExpired, type MovedLine } from "@/lib/resources/receptions_intern/moved-line";

/** What goes in all, and that some of it is expired. */
export function MovedSum({ store }: { store: GridStore<MovedLine> }) {
  const t = useTranslations("receptions_intern.grid");
  const locale = useLocale();
  const today = useToday();
  useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  const contents = store.rows().map((row) => reckoned(row, store.rules));
  const pieces = contents.reduce((sum, { moved }) => sum + Number(moved), 0);
  const products = new Set(contents.map(({ product }) => product.id)).size;
  const expired = contents.filter(({ batch }) => isExpired(batch, today)).length;
  if (contents.length === 0) return null;
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <p role="status" className="text-warning">
        {expired > 0 && t("expiredLines", { count: expired })}
      </p>
      <p className="font-medium tabular-nums">{t("sum", { pieces: formatQuantity(pieces, locale), products })}</p>
    </div>
  );
}
