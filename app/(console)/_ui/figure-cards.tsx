import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { pageIcons } from "@/components/shell/header/page-icons";
import { formatQuantity } from "@/lib/money/format";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";

export type FigureKey =
  | "ordersToday"
  | "ordersInProgress"
  | "receptionsThisWeek"
  | "expiringBatches"
  | "expiredBatches"
  | "activeStorages"
  | "accounts"
  | "unread";

export interface Figure {
  key: FigureKey;
  /** Where the number belongs. */
  page: PageKey;
  /** Whether the page shows what was counted: only then a click leads there. */
  isListed: boolean;
  /** Undefined where it could not be read. */
  value: number | undefined;
}

const cardLook = "grid h-full content-start gap-1 rounded-lg border border-line bg-surface p-4";

export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslations("home");
  const name = useTranslations("pages");
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-3">
      {figures.map(({ key, page, value, isListed }) => {
        const Icon = pageIcons[page];
        const content = (
          <>
            <span className="flex items-center gap-2 text-ink-muted text-sm">
              <Icon size={16} strokeWidth={1.6} aria-hidden />
              {name(page)}
            </span>
            <span className="font-semibold text-2xl">{value === undefined ? "–" : formatQuantity(value, locale)}</span>
            <span className="text-ink-muted">{t(`figures.${key}`, { count: value ?? 0 })}</span>
          </>
        );
        return (
          <li key={`${page}-${key}`}>
            {isListed ? (
              <Link
                href={pathOfPage(page)}
                className={`${cardLook} transition-colors hover:border-line-strong hover:bg-hover`}
              >
                {content}
              </Link>
            ) : (
              <div className={cardLook}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
