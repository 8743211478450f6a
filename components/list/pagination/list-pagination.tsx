"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { offeredPages, pageCount, shownRows } from "@/lib/list/rows/pages";
import { formatQuantity } from "@/lib/money/format";
import { InPlaceLink } from "../url/in-place-link";
import { PageField } from "./page-field";

/** Up to so many pages are a few clicks away from each other. */
const mostPagesAtHand = 7;

interface ListPaginationProps {
  page: number;
  size: number;
  /** The sizes to choose from. */
  sizes: readonly number[];
  totalCount: number;
  urlOf(page: number): string;
  onPage(page: number): void;
  onSize(size: number): void;
}

/**
 * Centred under the table (TABL-012), in one line beside a panel too: page numbers give way, then the label of the size,
 * then the field. Pages are links: they work before JavaScript does.
 */
export function ListPagination({ page, size, sizes, totalCount, urlOf, onPage, onSize }: ListPaginationProps) {
  const t = useTranslations("list");
  const locale = useLocale();
  const last = pageCount(totalCount, size);
  const { from, to } = shownRows(page, size, totalCount);
  const counts = {
    from: formatQuantity(from, locale),
    to: formatQuantity(to, locale),
    total: formatQuantity(totalCount, locale),
  };
  const offered = offeredPages(page, last);
  const step = { urlOf, onPage };
  const nav = useRef<HTMLElement>(null);
  const hasStepped = useRef(false);
  // At either end the arrow that was pressed is no link any more: the focus goes to the page that it led to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what takes the arrow away.
  useEffect(() => {
    if (hasStepped.current && document.activeElement === document.body)
      nav.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    hasStepped.current = false;
  }, [page]);
  const byArrow = {
    urlOf,
    onPage(to: number) {
      hasStepped.current = true;
      onPage(to);
    },
  };
  return (
    <div className="@container border-line border-t px-3 py-1.5 text-sm">
      <div className="flex items-center justify-center gap-x-3 whitespace-nowrap max-sm:justify-between max-sm:gap-x-1">
        <p className="truncate text-ink-muted" aria-live="polite">
          {from === 0 && totalCount > 0 ? t("rangeNone", counts) : t("range", counts)}
        </p>
        <nav ref={nav} aria-label={t("pages")} className="page-steps flex items-center gap-1">
          <PageLink {...byArrow} page={page - 1} isOff={page <= 1} label={t("previousPage")}>
            <ChevronLeft size={16} aria-hidden />
          </PageLink>
          {offered.map((each, index) => (
            <Fragment key={each}>
              {index > 0 && each - (offered[index - 1] ?? 0) > 1 && <span className="text-ink-muted">…</span>}
              <PageLink {...step} page={each} isCurrent={each === page} label={t("page", { page: each })}>
                {formatQuantity(each, locale)}
              </PageLink>
            </Fragment>
          ))}
          <PageLink {...byArrow} page={page + 1} isOff={page >= last} label={t("nextPage")}>
            <ChevronRight size={16} aria-hidden />
          </PageLink>
        </nav>
        {last > mostPagesAtHand && <PageField last={last} onPage={onPage} />}
        <label className="flex items-center gap-2 text-ink-muted">
          <span className="@max-[38rem]:sr-only">{t("perPage")}</span>
          <select
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
            className="h-control-small rounded-md border border-line-strong/60 bg-surface px-1.5 text-ink"
          >
            {sizes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

interface PageLinkProps {
  page: number;
  label: string;
  isCurrent?: boolean;
  /** Of a step to the neighbour: whether there is none. */
  isOff?: boolean;
  urlOf(page: number): string;
  onPage(page: number): void;
  children: ReactNode;
}

function PageLink({ page, label, isCurrent = false, isOff, urlOf, onPage, children }: PageLinkProps) {
  const linkClass = classNames(
    buttonVariants({ variant: isCurrent ? "secondary" : "quiet", size: "small", shape: "tight" }),
    "min-w-control-small",
    isCurrent && "font-semibold",
  );
  if (isOff)
    return (
      <span aria-hidden className={classNames(linkClass, "opacity-40")}>
        {children}
      </span>
    );
  return (
    <InPlaceLink
      href={urlOf(page)}
      onGo={() => onPage(page)}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(linkClass, "hover:bg-hover")}
    >
      {children}
    </InPlaceLink>
  );
}
