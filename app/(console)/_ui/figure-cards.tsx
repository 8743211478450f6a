import { useLocale, useTranslations } from "next-intl";
import { pageIcons } from "@/components/shell/header/page-icons";
import { Link } from "@/components/ui/link";
import { formatQuantity } from "@/lib/money/format";
import type { PageKey } from "@/lib/roles/pages";

export type FigureKey =
  | "ordersToday"
  | "unpaidOrders"
  | "reservationsToday"
  | "receptions"
  | "expiringStocks"
  | "newReports"
  | "openDrafts"
  | "unpaidInvoices"
  | "activeVouchers"
  | "newUsers";

export interface Figure {
  key: FigureKey;
  /** Where the number belongs. */
  page: PageKey;
  /** The list that was counted. */
  href: string;
  /** Undefined where it could not be read, or is not there yet. */
  value: number | undefined;
}

export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslations("home");
  const name = useTranslations("pages");
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-3">
      {figures.map(({ key, page, value, href }) => {
        const Icon = pageIcons[page];
        return (
          <li key={key}>
            <Link
              href={href}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-hover"
            >
              <span className="flex items-center gap-2 text-ink-muted text-sm">
                <Icon size={16} strokeWidth={1.6} aria-hidden />
                {name(page)}
              </span>
              <span className="font-semibold text-2xl">
                {value === undefined ? "–" : formatQuantity(value, locale)}
              </span>
              <span className="text-ink-muted">{t(`figures.${key}`, { count: value ?? 0 })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
