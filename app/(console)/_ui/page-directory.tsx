import Link from "next/link";
import { useTranslations } from "next-intl";
import { pageIcons } from "@/components/shell/header/page-icons";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";

/** Every page that a person may open, with what it is for. */
export function PageDirectory({ pages }: { pages: readonly PageKey[] }) {
  const name = useTranslations("pages");
  const purpose = useTranslations("upcoming.purpose");
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] overflow-hidden rounded-lg border border-line bg-surface">
      {pages.map((page) => {
        const Icon = pageIcons[page];
        return (
          <li key={page} className="-mr-px -mb-px border-r border-b border-line">
            <Link
              href={pathOfPage(page)}
              className="flex h-full gap-3 p-4 hover:bg-hover focus-visible:outline-offset-[-2px]"
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
              <span>
                <span className="block font-medium">{name(page)}</span>
                <span className="block text-ink-muted text-sm">{purpose(page)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
