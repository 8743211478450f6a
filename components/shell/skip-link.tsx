import { useTranslations } from "next-intl";

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded bg-raised px-4 py-2 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t("skipToContent")}
    </a>
  );
}
