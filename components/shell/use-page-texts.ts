import { type AbstractIntlMessages, useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { loadTexts } from "./load-texts";

/** By page; undefined until they are there. */
type PageTexts = Readonly<Record<string, AbstractIntlMessages | "failed" | undefined>>;

/** The own texts of some pages where another page is open, as they come. */
export function usePageTexts(pages: readonly string[]): PageTexts {
  const locale = useLocale();
  const [texts, setTexts] = useState<PageTexts>({});
  const asked = pages.join();
  useEffect(() => {
    for (const page of asked.split(",").filter(Boolean)) {
      const put = (own: AbstractIntlMessages | "failed") => setTexts((before) => ({ ...before, [page]: own }));
      loadTexts(locale, page).then(put, () => put("failed"));
    }
  }, [asked, locale]);
  return texts;
}
