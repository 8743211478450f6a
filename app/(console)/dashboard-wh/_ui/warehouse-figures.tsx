import { useLocale, useNow, useTimeZone, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { CallAnswer } from "@/lib/calls/call";
import { addDays, dayIn, startOfWeek } from "@/lib/dates/day";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import type { ListPageKey, PageKey } from "@/lib/roles/pages";

type Report = CallAnswer<typeof dashboardWhCalls.report>;

interface WarehouseFiguresProps {
  report: Report;
  /** What the person may open: only there a figure leads. */
  pages: readonly PageKey[];
}

/** The warehouse's numbers, each with the list behind it. */
export function WarehouseFigures({ report, pages }: WarehouseFiguresProps) {
  const t = useTranslations("dashboard-wh");
  const locale = useLocale();
  const count = (value: number) => formatQuantity(value, locale);
  const today = dayIn(useTimeZone() ?? defaultTimeZone, useNow());
  const figures = [
    {
      label: t("receptionsThisWeek"),
      value: count(report.receptionsThisWeek),
      hint: t("lastWeek", { count: count(report.receptionsLastWeek) }),
      list: link("receptions", { created: `${startOfWeek(today)}&${today}` }),
    },
    {
      label: t("stockValue"),
      value: formatMoney(report.stockValue, defaultCurrency, locale),
      hint: t("stockUnits", { count: count(report.stockUnits) }),
      list: link("current_stocks", {}),
    },
    {
      label: t("expiringStocks"),
      value: count(report.expiringStocks),
      hint: t("within30Days"),
      list: link("current_stocks", { expirationDate: `${today}&${addDays(today, 30)}` }),
    },
    {
      label: t("expiredStocks"),
      value: count(report.expiredStocks),
      hint: t("stillInStock"),
      list: link("current_stocks", { expirationDate: `&${addDays(today, -1)}` }),
    },
    {
      label: t("ordersToday"),
      value: count(report.ordersToday),
      hint: t("inProgress", { count: report.ordersInProgress }),
      list: link("orders", { eventDate: "today" }),
    },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, value, hint, list }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl">
            {pages.includes(list.page) ? (
              <Link href={list.href} className="text-link underline-offset-4 hover:underline">
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
          <dd className="text-ink-muted text-sm">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function link(page: ListPageKey, filters: AppliedFilters) {
  return { page, href: listLink(page, filters) };
}
