"use client";

import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { PageKey } from "@/lib/roles/pages";
import { pageOfPath } from "@/lib/roles/pages";
import { PageTile } from "./page-tile";
import { useOverflow } from "./use-overflow";

/** Share of the visible width that one press of an arrow moves. */
const scrollStep = 0.7;

/** The pages of a role. Arrows appear when the tiles overflow and the window is at most 1728 px wide (1§2). */
export function PageTiles({ heading, pages }: { heading: string; pages: readonly PageKey[] }) {
  const t = useTranslations("shell");
  const row = useRef<HTMLUListElement>(null);
  const current = pageOfPath(usePathname());
  const { before, after } = useOverflow(row, pages.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tile is what is scrolled to.
  useEffect(() => {
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, heading]);

  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * scrollStep, behavior: "smooth" });

  return (
    <nav aria-label={t("pagesOf", { group: heading })} className="relative flex h-full items-stretch px-side">
      <p
        aria-hidden
        className="mr-4 flex w-22 shrink-0 items-center border-r border-line pr-4 font-semibold text-ink-muted text-xs max-lg:hidden"
      >
        {heading}
      </p>
      {before && (
        <ScrollArrow label={t("scrollBack")} onClick={() => scroll(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </ScrollArrow>
      )}
      <ul ref={row} className="no-scrollbar flex min-w-0 flex-1 items-stretch gap-1 overflow-x-auto">
        {pages.map((page) => (
          <PageTile key={page} page={page} isCurrent={page === current} />
        ))}
      </ul>
      {after && (
        <ScrollArrow label={t("scrollOn")} onClick={() => scroll(1)}>
          <ChevronRight size={18} aria-hidden />
        </ScrollArrow>
      )}
    </nav>
  );
}

/** For the pointer alone: by keyboard the tiles themselves scroll into view. */
function ScrollArrow({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onClick}
      className="my-4 grid w-8 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  );
}
