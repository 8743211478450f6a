import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { formatDay } from "@/lib/dates/format";
import { queueTable } from "@/lib/resources/queue-table";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";
import type { SessionView } from "@/lib/session/session-view";
import { Figures } from "./figures";
import { PageDirectory } from "./page-directory";
import { Queues } from "./queues";
import { Recent } from "./recent";

const hasQueue = (pages: readonly PageKey[]) => queueTable.some(({ list }) => pages.includes(list.page));

/** Reached in other ways: by the brand, the settings and /products. */
const unlisted: readonly string[] = ["home", "profile", "create-products"];

interface HomeProps {
  view: SessionView;
  /** YYYY-MM-DD. */
  today: string;
}

export function Home({ view, today }: HomeProps) {
  const t = useTranslations("home");
  const listed = view.pages.filter((page) => !unlisted.includes(page));
  return (
    <div className="grid max-w-[110rem] gap-8 [&>section:first-of-type]:-mt-6">
      <PageHeading title={t("greeting", { name: view.firstName })} text={t("today", { day: formatDay(today) })} />
      <Queues pages={view.pages} />
      <Figures pages={view.pages} />
      {!hasQueue(view.pages) && <Recent pages={view.pages} />}
      {listed.length === 0 ? (
        <NoPages />
      ) : (
        <section aria-labelledby="pages">
          <h2 id="pages" className="mb-3 text-lg">
            {t("pages")}
          </h2>
          <PageDirectory pages={listed} />
        </section>
      )}
    </div>
  );
}

/** Of a role that opens no page but everyone's: what there is for it, and who can give it more. */
function NoPages() {
  const t = useTranslations("home.noPages");
  return (
    <section className="max-w-160 rounded-lg border border-line bg-surface">
      <EmptyState
        title={t("title")}
        hint={t("hint")}
        action={
          <Link href={pathOfPage("profile")} className={buttonVariants()}>
            {t("profile")}
          </Link>
        }
      />
    </section>
  );
}
