import { useLocale, useTranslations } from "next-intl";
import type { CallAnswer } from "@/lib/calls/call";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { warehouseCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";

type Report = CallAnswer<typeof warehouseCalls.report>;

export function WarehouseFigures({ report }: { report: Report }) {
  const t = useTranslations("warehouse");
  const locale = useLocale();
  const count = (value: number) => formatQuantity(value, locale);
  const figures = [
    {
      label: t("receptionsThisWeek"),
      value: count(report.receptionsThisWeek),
      hint: t("lastWeek", { count: count(report.receptionsLastWeek) }),
    },
    {
      label: t("stockValue"),
      value: formatMoney(report.stockValue, defaultCurrency, locale),
      hint: t("stockUnits", { count: count(report.stockUnits) }),
    },
    { label: t("expiringBatches"), value: count(report.expiringBatches), hint: t("within30Days") },
    { label: t("expiredBatches"), value: count(report.expiredBatches), hint: t("stillInStock") },
    {
      label: t("ordersInProgress"),
      value: count(report.ordersInProgress),
      hint: t("ordersToday", { count: report.ordersToday }),
    },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl">{value}</dd>
          <dd className="text-ink-muted text-sm">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
