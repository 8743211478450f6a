import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/shell/page-heading";
import { formatDay } from "@/lib/dates/format";
import type { SessionView } from "@/lib/session/session-view";
import { Figures } from "./figures";
import { PageDirectory } from "./page-directory";

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
    <div className="mx-auto grid max-w-[110rem] gap-8">
      <PageHeading title={t("greeting", { name: view.firstName })} text={t("today", { day: formatDay(today) })} />
      <Figures pages={view.pages} />
      <section aria-labelledby="pages">
        <h2 id="pages" className="mb-3 text-lg">
          {t("pages")}
        </h2>
        <PageDirectory pages={view.pages.filter((page) => !unlisted.includes(page))} />
      </section>
    </div>
  );
}
