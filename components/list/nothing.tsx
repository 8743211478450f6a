import { useTranslations } from "next-intl";

/** Finds the mark in a cell. */
export const nothingSelector = "[data-nothing]";

/** The mark of a value that is not there: a dash to the eye, a word to a screen reader. */
export function Nothing() {
  const t = useTranslations("list");
  return (
    <span data-nothing className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t("nothing")}</span>
    </span>
  );
}
