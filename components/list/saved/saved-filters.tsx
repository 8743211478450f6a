"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import {
  fromSavedFilter,
  periodFilterOf,
  type SavedFilter,
  savedFiltersPerColumn,
  shownSavedFilters,
} from "@/lib/list/saved/saved-filters";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import { pathOfPage } from "@/lib/roles/pages";
import { joinIsolated } from "@/lib/texts/isolated";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { EditSavedFilters } from "./edit-saved-filters";
import { PeriodSelect } from "./period-select";
import { SavedFilterButton } from "./saved-filter-button";
import { useSavedFilters } from "./use-saved-filters";

interface SavedFiltersProps {
  list: FilteredList & FieldSubject;
  url: ListUrl;
  onApplied(): void;
}

/** Predefined Filters: numbered buttons, a period, Apply, Edit (FILT-007 to FILT-010). */
export function SavedFilters({ list, url, onApplied }: SavedFiltersProps) {
  const t = useTranslations("list.savedFilters");
  const { saved } = useSavedFilters(list.page);
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const [period, setPeriod] = useState("");
  const [stage, setStage] = useState<"choosing" | "editing" | "edited">("choosing");
  const periodKey = periodFilterOf(list.filters);
  const filter = saved.find(({ name }) => name === chosen);

  function apply(saved: SavedFilter, instead = ""): void {
    const { state, unfit } = fromSavedFilter(list, saved, today);
    const withPeriod = instead === "" || periodKey === undefined ? {} : { [periodKey]: instead };
    url.restore({ ...state, filters: { ...state.filters, ...withPeriod } });
    if (unfit.length > 0) notifyError(t("unfit", { names: joinIsolated(unfit, ", ") }));
    onApplied();
  }

  if (stage === "editing")
    return <EditSavedFilters list={list} url={url} onApply={(one) => apply(one)} onDone={() => setStage("edited")} />;
  if (saved.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  return (
    <div className="grid gap-5">
      <ol
        className="grid grid-flow-col grid-cols-2 gap-2"
        style={{ gridTemplateRows: `repeat(${savedFiltersPerColumn}, auto)` }}
      >
        {saved.slice(0, shownSavedFilters).map((each, index) => (
          <li key={each.name} className="min-w-0">
            <SavedFilterButton
              list={list}
              filter={each}
              number={index + 1}
              isChosen={chosen === each.name}
              onChoose={() => setChosen(each.name)}
            />
          </li>
        ))}
      </ol>
      {saved.length > shownSavedFilters && (
        <p className="text-ink-muted text-sm">
          {t.rich("more", {
            count: shownSavedFilters,
            total: saved.length,
            profile: (name) => (
              <Link href={pathOfPage("profile")} className="text-link underline">
                {name}
              </Link>
            ),
          })}
        </p>
      )}
      <PeriodSelect list={list} filterKey={periodKey} value={period} onChange={setPeriod} />
      <div className="flex justify-between gap-3">
        {/* The focus comes back to where it left from. */}
        <Button autoFocus={stage === "edited"} onClick={() => setStage("editing")}>
          {t("edit")}
        </Button>
        <Button
          variant="primary"
          disabled={filter === undefined}
          title={filter === undefined ? t("choose") : undefined}
          onClick={() => filter && apply(filter, period)}
        >
          {t("apply")}
        </Button>
      </div>
    </div>
  );
}
