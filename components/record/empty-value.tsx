import { useTranslations } from "next-intl";

/** Finds the mark in a cell. */
export const emptyValueSelector = "[data-empty-value]";

/** The mark of a value that is not there: a dash to the eye, a word to a screen reader. */
export function EmptyValue() {
  const t = useTranslations("list");
  return (
    <span data-empty-value className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t("nothing")}</span>
    </span>
  );
}
