import { useTranslations } from "next-intl";

/** What may be typed, as long as nothing is: below the field that has the focus, where no row moves for it. */
export function FinderHint() {
  const t = useTranslations("customer_support.finder");
  return (
    <p
      id="finder-hint"
      className="absolute top-full z-20 mt-1 hidden w-full rounded-md border border-line bg-raised px-3 py-2 text-ink-muted text-sm shadow-raised peer-focus:peer-placeholder-shown:block"
    >
      {t("hint")}
    </p>
  );
}
