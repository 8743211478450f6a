import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card, CardHeading } from "@/components/ui/card";
import type { PageKey } from "@/lib/roles/pages";
import type { BuiltPage } from "./built-pages";
import { PageHeading } from "./page-heading";

/** Says what a page is for, and what it will hold, while its content is not there. */
export function UpcomingPage({ page }: { page: Exclude<PageKey, BuiltPage> }) {
  const t = useTranslations("upcoming");
  const name = useTranslations("pages");
  return (
    <>
      <PageHeading title={name(page)} text={t(`purpose.${page}`)} state={<Badge>{t("state")}</Badge>} />
      <Card aria-labelledby="holds" className="max-w-2xl">
        <CardHeading id="holds" title={t("holdsTitle")} />
        <ul className="list-disc space-y-1.5 py-4 pr-4 pl-9 marker:text-ink-muted">
          {t.rich(`holds.${page}`, { item: (text) => <li>{text}</li> })}
        </ul>
      </Card>
    </>
  );
}
