import { useLocale, useTranslations } from "next-intl";
import { useToday } from "@/components/shell/use-today";
import { Link } from "@/components/ui/link";
import type { CallAnswer } from "@/lib/calls/call";
import { listLink } from "@/lib/list/url/list-link";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { dashboardWhCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import type { PageKey } from "@/lib/roles/pages";
import { type WarehouseList, warehouseLists } from "./warehouse-lists";

type Report = CallAnswer<typeof dashboardWhCalls.report>;

interface WarehouseFiguresProps {
  report: Report;
  /** What the person may open: only there a figure leads. */
  pages: readonly PageKey[];
}

interface Figure {
  label: string;
  value: string;
  hint: string;
  list: WarehouseList;
  /** Another number that belongs to it, in words, with a list of its own. */
  more?: { text: string; list: WarehouseList };
}

/** The warehouse's numbers, each with the list behind it. */
export function WarehouseFigures({ report, pages }: WarehouseFiguresProps) {
  const t = useTranslations("dashboard-wh");
  const locale = useLocale();
  const count = (value: number) => formatQuantity(value, locale);
  const lists = warehouseLists(useToday());
  const figures: Figure[] = [
    {
      label: t("receptionsThisWeek"),
      value: count(report.receptionsThisWeek),
      hint: t("lastWeek", { count: count(report.receptionsLastWeek) }),
      list: lists.receptionsThisWeek,
    },
    {
      label: t("stockValue"),
      value: formatMoney(report.stockValue, defaultCurrency, locale),
      hint: t("stockUnits", { count: count(report.stockUnits) }),
      list: { page: "current_stocks", href: listLink("current_stocks", {}) },
    },
    {
      label: t("expiringStocks"),
      value: count(report.expiringStocks),
      hint: t("within30Days"),
      list: lists.expiringStocks,
    },
    {
      label: t("expiredStocks"),
      value: count(report.expiredStocks),
      hint: t("stillInStock"),
      list: lists.expiredStocks,
    },
    {
      label: t("ordersToday"),
      value: count(report.ordersToday),
      hint: t("cancelledIncluded"),
      list: lists.ordersToday,
      more: { text: t("inProgress", { count: report.ordersInProgress }), list: lists.ordersInProgress },
    },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, value, hint, list, more }) => (
        <div key={label} className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl">
            {pages.includes(list.page) ? (
              // All of the figure is pressed: a number alone may be one digit wide.
              <Link
                href={list.href}
                className="text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
          <dd className="text-ink-muted text-sm">{hint}</dd>
          {more && (
            <dd className="text-ink-muted text-sm">
              {pages.includes(more.list.page) ? (
                // Above the figure's own link, which lies over all of it.
                <Link href={more.list.href} className="relative z-1 text-link underline-offset-4 hover:underline">
                  {more.text}
                </Link>
              ) : (
                more.text
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
