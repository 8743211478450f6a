"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";
import { pageIcons } from "./page-icons";

export const PageTile = memo(function PageTile({ page, isCurrent }: { page: PageKey; isCurrent: boolean }) {
  const t = useTranslations("pages");
  const Icon = pageIcons[page];
  return (
    <li className="max-[1728px]:shrink-0">
      <Link
        href={pathOfPage(page)}
        // Home asks for the most of all pages, and shows what it holds by the second.
        {...(page === "home" && { prefetch: false })}
        aria-current={isCurrent ? "page" : undefined}
        className={classNames(
          "relative flex h-full min-w-22 flex-col items-center justify-center gap-1.5 px-3 text-center text-xs transition-colors",
          // Where no arrow leads on, names break into lines before a tile leaves the window.
          "min-[1729px]:min-w-0 min-[1729px]:gap-1 min-[1729px]:px-1.5",
          "hover:bg-hover hover:text-ink focus-visible:outline-offset-[-3px]",
          isCurrent
            ? "font-semibold text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t after:bg-accent"
            : "text-ink-muted",
        )}
      >
        <Icon size={20} strokeWidth={isCurrent ? 2 : 1.6} aria-hidden />
        <span className="leading-3.5 max-[1728px]:whitespace-nowrap">{t(page)}</span>
      </Link>
    </li>
  );
});
