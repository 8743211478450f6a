"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import type { PageKey } from "@/lib/roles/pages";
import { pageOfPath } from "@/lib/roles/pages";
import { PageTile } from "./page-tile";
import { useInSight } from "./use-in-sight";
import { useOverflow } from "./use-overflow";
import { useWheelAlong } from "./use-wheel-along";

/** Share of the visible width that one press of an arrow moves. */
const scrollStep = 0.7;

/**
 * The pages of a role. Arrows appear when the tiles overflow and the window is at most 1728 px wide (1§2); in wider
 * windows the tiles give way, and a bar shows where even that is not enough. The wheel scrolls them in any window.
 */
export function PageTiles({ heading, pages }: { heading: string; pages: readonly PageKey[] }) {
  const t = useTranslations("shell");
  const row = useRef<HTMLUListElement>(null);
  const current = pageOfPath(usePathname());
  const { before, after } = useOverflow(row, pages.length);
  useWheelAlong(row);

  useInSight(row, "[aria-current]", `${heading} ${current}`);

  const scroll = (direction: 1 | -1) => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    row.current?.scrollBy({ left: direction * row.current.clientWidth * scrollStep, behavior });
  };

  return (
    <nav aria-label={t("pagesOf", { group: heading })} className="relative flex h-full items-stretch px-side">
      <p
        aria-hidden
        className="mr-4 flex w-26 shrink-0 items-center border-r border-line pr-4 font-semibold text-ink-muted text-xs max-lg:hidden"
      >
        {heading}
      </p>
      <div className="relative flex min-w-0 flex-1 items-stretch">
        {/* The arrows lie over the row, so that it keeps its width; what is scrolled to stops short of them. */}
        <ul
          ref={row}
          className="thin-scrollbar flex min-w-0 flex-1 scroll-px-11 items-stretch gap-1 overflow-x-auto max-[1728px]:no-scrollbar min-[1729px]:gap-0"
        >
          {pages.map((page) => (
            <PageTile key={page} page={page} isCurrent={page === current} />
          ))}
        </ul>
        {before && (
          <ScrollArrow label={t("scrollBack")} onClick={() => scroll(-1)} className="left-0 bg-linear-to-r">
            <ChevronLeft size={18} aria-hidden />
          </ScrollArrow>
        )}
        {after && (
          <ScrollArrow label={t("scrollOn")} onClick={() => scroll(1)} className="right-0 bg-linear-to-l">
            <ChevronRight size={18} aria-hidden />
          </ScrollArrow>
        )}
      </div>
    </nav>
  );
}

interface ScrollArrowProps {
  label: string;
  onClick: () => void;
  /** At which edge, and the way in which the tiles under it fade. */
  className: string;
  children: ReactNode;
}

/** For the pointer alone: by keyboard the tiles themselves scroll into view. */
function ScrollArrow({ label, onClick, className, children }: ScrollArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classNames(
        "group absolute inset-y-0 grid w-11 place-items-center from-surface from-75% to-transparent text-ink-muted forced-colors:bg-surface",
        className,
      )}
    >
      <span className="grid size-8 place-items-center rounded-md group-hover:bg-hover group-hover:text-ink">
        {children}
      </span>
    </button>
  );
}
