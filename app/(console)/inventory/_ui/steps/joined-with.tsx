"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { useInventoryStatus } from "@/components/resources/inventory/counting/use-inventory-status";
import { formatQuantity } from "@/lib/money/format";
import { type InventoryDetail, inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";
import { joinedArgs, joinedIdsOf } from "@/lib/resources/inventory/read-counts";

/** What is counted, and the counts with which this one is a piece of work. */
export function JoinedWith({ detail }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.steps");
  const { scope, joinedTo } = detail;
  return (
    <>
      {scope && (
        <p>
          {t("scope.title")}:{" "}
          {scope.kind === "NOT_COUNTED"
            ? t("scope.NOT_COUNTED", { days: scope.days ?? 1 })
            : t(`scope.${scope.kind}`, { count: scope.ids?.length ?? 0 })}
        </p>
      )}
      {joinedTo !== undefined && <Others detail={detail} joinedTo={joinedTo} />}
    </>
  );
}

function Others({ detail, joinedTo }: { detail: InventoryDetail; joinedTo: number }) {
  const t = useTranslations("inventory.steps.joined");
  const locale = useLocale();
  const statusText = useInventoryStatus();
  const query = useCallQuery(inventoryReads.list, joinedArgs(joinedTo), { meta: { quiet: true } });
  const ids = new Set(query.data && joinedIdsOf(query.data.data, joinedTo));
  const others = (query.data?.data.items ?? []).filter(({ id }) => ids.has(id) && id !== detail.id);
  if (others.length === 0) return null;
  const columns = [
    { title: t("inventory") },
    { title: t("counter") },
    { title: t("status") },
    { title: t("pieces"), isNumber: true },
  ];
  return (
    <div className="grid gap-1">
      <h4 className="font-medium">{t("title")}</h4>
      <PreviewTable label={t("title")} columns={columns}>
        {others.map((other) => (
          <tr key={other.id}>
            <PreviewCell>
              <RecordLink record={{ page: "inventory", id: other.id }}>{other.id}</RecordLink>
            </PreviewCell>
            <PreviewCell>{other.countedBy?.fullName ?? t("nobody")}</PreviewCell>
            <PreviewCell>{statusText(other.status)}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(other.inventoryQuantity, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </div>
  );
}
