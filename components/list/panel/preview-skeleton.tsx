"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

const fields = Array.from({ length: 12 }, (_, index) => index);

/** In the size of a preview's fields. */
export function PreviewSkeleton() {
  const t = useTranslations("common");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3"
    >
      {fields.map((field) => (
        <div key={field} className="flex h-9.5 flex-col justify-between">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-4 w-32" />
        </div>
      ))}
    </div>
  );
}
