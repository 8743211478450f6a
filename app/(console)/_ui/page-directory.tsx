import { useTranslations } from "next-intl";
import { isBuilt } from "@/components/shell/built-pages";
import { pageIcons } from "@/components/shell/header/page-icons";
import { Link } from "@/components/ui/link";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";

/** Every page that a person may open, with what it is for; those that are not built yet come last, under their own heading. */
export function PageDirectory({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("upcoming");
  const upcoming = pages.filter((page) => !isBuilt(page));
  return (
    <div className="grid gap-4">
      <PageLinks pages={pages.filter(isBuilt)} />
      {upcoming.length > 0 && (
        <>
          <h3 className="font-medium text-ink-muted">{t("later")}</h3>
          <PageLinks pages={upcoming} />
        </>
      )}
    </div>
  );
}

function PageLinks({ pages }: { pages: readonly PageKey[] }) {
  const name = useTranslations("pages");
  const t = useTranslations("upcoming");
  if (pages.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] overflow-hidden rounded-lg border border-line bg-surface">
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
                <span className="block text-ink-muted text-sm">{t(`purpose.${page}`)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
