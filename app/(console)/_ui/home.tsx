import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/shell/page-heading";
import { formatDay } from "@/lib/dates/format";
import { queueTable } from "@/lib/resources/queue-table";
import type { PageKey } from "@/lib/roles/pages";
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
  return (
    <div className="mx-auto grid max-w-[110rem] gap-8 [&>section:first-of-type]:-mt-6">
      <PageHeading title={t("greeting", { name: view.firstName })} text={t("today", { day: formatDay(today) })} />
      <Queues pages={view.pages} />
      <Figures pages={view.pages} />
      {!hasQueue(view.pages) && <Recent pages={view.pages} />}
      <section aria-labelledby="pages">
        <h2 id="pages" className="mb-3 text-lg">
          {t("pages")}
        </h2>
        <PageDirectory pages={view.pages.filter((page) => !unlisted.includes(page))} />
      </section>
    </div>
  );
}
