"use client";

import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";
import { pageIcons } from "./page-icons";

export function PageTile({ page, isCurrent }: { page: PageKey; isCurrent: boolean }) {
  const t = useTranslations("pages");
  const Icon = pageIcons[page];
  return (
    <li className="shrink-0">
      <Link
        href={pathOfPage(page)}
        aria-current={isCurrent ? "page" : undefined}
        className={classNames(
          "relative flex h-full min-w-22 flex-col items-center justify-center gap-1.5 px-3 text-xs transition-colors",
          "hover:bg-hover hover:text-ink focus-visible:outline-offset-[-3px]",
          isCurrent
            ? "font-semibold text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t after:bg-accent"
            : "text-ink-muted",
        )}
      >
        <Icon size={20} strokeWidth={isCurrent ? 2 : 1.6} aria-hidden />
        <span className="whitespace-nowrap">{t(page)}</span>
      </Link>
    </li>
  );
}
