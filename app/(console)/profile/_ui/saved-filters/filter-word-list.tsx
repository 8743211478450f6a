import { useTranslations } from "next-intl";
import type { SavedFilterWords } from "@/lib/list/saved/saved-filter-words";

interface FilterWordListProps {
  /** Of the saved filter. */
  name: string;
  words: readonly SavedFilterWords[];
}

export function FilterWordList({ name, words }: FilterWordListProps) {
  const t = useTranslations("profile.filters");
  return (
    <ul aria-label={t("chips", { name })} className="mt-1 flex flex-wrap gap-1.5">
      {words.map(({ param, label }) => (
        <li
          key={param}
          title={label}
          className="max-w-80 truncate rounded-full border border-line-strong/60 bg-selected px-2.5 py-px text-sm"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
