"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { cataloguesOf } from "@/components/resources/catalog_price/catalogues-of";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { isPresent, type PresentCatalogue } from "@/lib/resources/catalog_price/present-catalogue";

interface StorageCataloguesProps {
  storageId: number;
  /** The one by which it sells. */
  present: PresentCatalogue | undefined;
}

/** All catalogues that a storage is in, and by which one it sells. */
export function StorageCatalogues({ storageId, present }: StorageCataloguesProps) {
  const t = useTranslations("storages.catalogues");
  const query = useQuery(cataloguesOf(storageId));
  const found = query.data?.data.items;
  if (found === undefined)
    return (
      <PreviewSection title={t("title")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-8" />} isPart />
      </PreviewSection>
    );
  const own = found.map(({ id, name }) => ({
    id,
    name,
    sells: present !== undefined && isPresent(present, { id, name }),
  }));
  // One that was given none sells by the default one, in which it is not.
  const isElsewhere = present !== undefined && !own.some(({ sells }) => sells);
  const all = isElsewhere ? [{ id: undefined, ...present, sells: true }, ...own] : own;
  return (
    <PreviewSection title={t("title")}>
      {all.length === 0 ? (
        t("none")
      ) : (
        <ul className="grid gap-1.5">
          {all.map(({ id, name, sells }) => (
            <li key={id ?? name} className="flex flex-wrap items-center gap-2 wrap-anywhere">
              <RecordLink record={id === undefined ? undefined : { page: "catalog_price", id }}>{name}</RecordLink>
              {sells && <Badge tone="success">{t("sells")}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {all.length > 1 && present !== undefined && (
        <p className="text-sm text-warning">{t("several", { count: all.length })}</p>
      )}
    </PreviewSection>
  );
}
