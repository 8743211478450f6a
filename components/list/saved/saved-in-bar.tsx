"use client";

import Bookmark from "lucide-react/icons/bookmark";
import { useTranslations } from "next-intl";
import { notifyError } from "@/components/feedback/notify";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { fromSavedFilter, isSavedApplied, type SavedFilter, savedFiltersInBar } from "@/lib/list/saved/saved-filters";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { useSavedFilters } from "./use-saved-filters";
import { useSavedWords } from "./use-saved-words";

export interface SavedInBarProps {
  list: FilteredList & FieldSubject;
  url: ListUrl;
}

/** The first saved filters of the page, one press away; all of them are in Predefined Filters. */
export function SavedInBar({ list, url }: SavedInBarProps) {
  const t = useTranslations("list.savedFilters");
  const { saved } = useSavedFilters(list.page);
  if (saved.length === 0) return null;
  return (
    // What has no room stands below what is seen, whole; also the first one, for which a line of no width makes way.
    <ul
      aria-label={t("inBar")}
      className="flex min-w-0 flex-wrap gap-y-1.5 before:h-control-small before:w-0 before:content-['']"
    >
      {saved.slice(0, savedFiltersInBar).map((filter) => (
        <li key={filter.name} className="mr-1.5 max-w-full shrink-0">
          <SavedButton list={list} url={url} filter={filter} />
        </li>
      ))}
    </ul>
  );
}

/** Unlike what is applied it has no fill, until it is. */
function SavedButton({ list, url, filter }: SavedInBarProps & { filter: SavedFilter }) {
  const t = useTranslations("list.savedFilters");
  const today = useToday();
  // Its title asks for nobody's name: there are several, and most are never read.
  const words = useSavedWords(list, filter, false);
  const { state, unfit } = fromSavedFilter(list, filter, today);
  const isApplied = isSavedApplied(state.filters, url.state.filters);
  function press(): void {
    if (isApplied) url.clearFilters();
    else url.restore(state);
    if (!isApplied && unfit.length > 0) notifyError(t("unfit", { names: unfit.join(", ") }));
  }
  return (
    <Button
      variant="quiet"
      size="small"
      shape="tight"
      aria-pressed={isApplied}
      title={[filter.name, ...words.map(({ label }) => label)].join("\n")}
      onClick={press}
      className="max-w-44 text-link aria-pressed:border-action aria-pressed:text-ink"
    >
      <Bookmark size={14} aria-hidden className="shrink-0 in-aria-pressed:fill-current" />
      <span className="truncate">{filter.name}</span>
    </Button>
  );
}
