import Link from "next/link";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Card, CardHeading } from "@/components/ui/card";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";
import type { BuiltPage } from "./built-pages";
import { pageIcons } from "./header/page-icons";
import { PageHeading } from "./page-heading";

/** Where some of a page's content can be seen already. */
const elsewhere: Partial<Record<PageKey, readonly BuiltPage[]>> = {
  reservations: ["orders"],
  invoices: ["orders"],
  customer_support: ["orders"],
  companies: ["receptions"],
  products: ["receptions"],
  receptions_intern: ["receptions"],
  return_to_supplier: ["receptions"],
  storages: ["dashboard-wh"],
  current_stocks: ["dashboard-wh"],
  inventory: ["dashboard-wh"],
};

interface UpcomingPageProps {
  page: Exclude<PageKey, BuiltPage>;
  /** Pages that the person may open: no other is offered. */
  open: readonly PageKey[];
}

/** Says what a page is for while its content is not there, and what of it can be had already. */
export function UpcomingPage({ page, open }: UpcomingPageProps) {
  const t = useTranslations("upcoming");
  const name = useTranslations("pages");
  const offered = (elsewhere[page] ?? []).filter((other) => open.includes(other));
  return (
    <>
      <PageHeading title={name(page)} text={t(`purpose.${page}`)} state={<Badge>{t("state")}</Badge>} />
      <Card aria-labelledby="holds" className="max-w-2xl">
        <CardHeading id="holds" title={t("holdsTitle")} />
        <ul className="list-disc space-y-1.5 py-4 pr-4 pl-9 marker:text-ink-muted">
          {t.rich(`holds.${page}`, { item: (text) => <li>{text}</li> })}
        </ul>
        {offered.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
            <p className="text-ink-muted">{t("elsewhere")}</p>
            {offered.map((other) => {
              const Icon = pageIcons[other];
              return (
                <Link
                  key={other}
                  href={pathOfPage(other)}
                  className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
                >
                  <Icon size={14} aria-hidden />
                  {name(other)}
                </Link>
              );
            })}
          </div>
        )}
      </Card>
    </>
  );
}
