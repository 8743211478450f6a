import { useLocale, useTranslations } from "next-intl";
import { Card, CardHeading } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { CallAnswer } from "@/lib/calls/call";
import { formatDay } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import type { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";

type Row = CallAnswer<typeof dashboardWhCalls.report>["expiringSoonest"][number];

/** The batches that reach their date first. */
export function ExpiringTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("dashboard-wh");
  const locale = useLocale();
  return (
    <Card aria-labelledby="expiring" className="overflow-hidden">
      <CardHeading id="expiring" title={t("expiringSoonest")} />
      {rows.length === 0 ? (
        <EmptyState title={t("nothingExpires")} />
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full [&_td]:px-4 [&_td]:py-2 [&_th]:px-4">
            <thead className="bg-sunken/50 text-left text-ink-muted text-sm">
              <tr className="h-9 [&_th]:font-medium">
                <th scope="col">{t("product")}</th>
                <th scope="col">{t("batch")}</th>
                <th scope="col">{t("storage")}</th>
                <th scope="col">{t("expires")}</th>
                <th scope="col" className="text-right">
                  {t("quantity")}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row) => (
                <tr key={`${row.batchNumber}-${row.storageName}-${row.productName}`} className="h-10">
                  <td className="text-pretty font-medium">{row.productName}</td>
                  <td className="whitespace-nowrap">{row.batchNumber}</td>
                  <td className="text-pretty">{row.storageName}</td>
                  <td className="whitespace-nowrap">{formatDay(row.expirationDate)}</td>
                  <td className="whitespace-nowrap text-right">
                    {t("pieces", { count: formatQuantity(row.quantity, locale) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
