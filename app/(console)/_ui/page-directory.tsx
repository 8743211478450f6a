import Link from "next/link";
import { useTranslations } from "next-intl";
import { isBuilt } from "@/components/shell/built-pages";
import { pageIcons } from "@/components/shell/header/page-icons";
import { Badge } from "@/components/ui/badge";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";

/** Every page that a person may open, with what it is for; those that are not built yet come last and say so. */
export function PageDirectory({ pages }: { pages: readonly PageKey[] }) {
  const name = useTranslations("pages");
  const t = useTranslations("upcoming");
  const ordered = [...pages.filter(isBuilt), ...pages.filter((page) => !isBuilt(page))];
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] overflow-hidden rounded-lg border border-line bg-surface">
      {ordered.map((page) => {
        const Icon = pageIcons[page];
        return (
          <li key={page} className="-mr-px -mb-px border-r border-b border-line">
            <Link
              href={pathOfPage(page)}
              className="flex h-full gap-3 p-4 hover:bg-hover focus-visible:outline-offset-[-2px]"
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
              <span>
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="font-medium">{name(page)}</span>
                  {!isBuilt(page) && <Badge>{t("later")}</Badge>}
                </span>
                <span className="block text-ink-muted text-sm">{t(`purpose.${page}`)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
