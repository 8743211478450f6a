"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** As many rows as a screen shows, in the size of the rows to come. */
const rows = Array.from({ length: 12 }, (_, index) => index);

export function ListSkeleton({ columns }: { columns: number }) {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")}>
      <div className="h-row border-line border-b bg-sunken" />
      {rows.map((row) => (
        <div key={row} className="flex h-row items-center gap-6 border-line border-b px-3">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells these apart but their place.
            <Skeleton key={column} className={column === 0 ? "h-4 w-12" : "h-4 flex-1"} />
          ))}
        </div>
      ))}
    </div>
  );
}
