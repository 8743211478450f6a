"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useToday } from "@/components/form/use-today";
import { Button } from "@/components/ui/button";
import { isNarrowing } from "@/lib/list/filters/narrowing";
import {
  fromSavedFilter,
  periodFilterOf,
  type SavedFilter,
  savedFiltersPerColumn,
  shownSavedFilters,
} from "@/lib/list/saved/saved-filters";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { EditSavedFilters } from "./edit-saved-filters";
import { PeriodSelect } from "./period-select";
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

  function apply({ filters, ...rest }: SavedFilter): void {
    const { state, unfit } = fromSavedFilter(list, { filters, ...rest }, today);
    const withPeriod = period === "" || periodKey === undefined ? {} : { [periodKey]: period };
    url.restore({ ...state, filters: { ...state.filters, ...withPeriod } });
    if (unfit.length > 0) notifyError(t("unfit", { names: unfit.join(", ") }));
    onApplied();
  }

  if (stage === "editing") return <EditSavedFilters list={list} url={url} onDone={() => setStage("edited")} />;
  if (saved.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  return (
    <div className="grid gap-5">
      <ol
        className="grid grid-flow-col grid-cols-2 gap-2"
        style={{ gridTemplateRows: `repeat(${savedFiltersPerColumn}, auto)` }}
      >
        {saved.slice(0, shownSavedFilters).map(({ name, filters }, index) => (
          <li key={name} className="min-w-0">
            <Button
              aria-pressed={chosen === name}
              title={filters.flatMap(({ param, label }) => (isNarrowing(list.filters, param) ? [] : label)).join("\n")}
              onClick={() => setChosen(name)}
              className="w-full justify-start aria-pressed:border-action aria-pressed:bg-selected"
            >
              <span className="truncate">{t("button", { number: index + 1, name })}</span>
            </Button>
          </li>
        ))}
      </ol>
      {saved.length > shownSavedFilters && (
        <p className="text-ink-muted text-sm">{t("more", { count: shownSavedFilters, total: saved.length })}</p>
      )}
      <PeriodSelect value={period} isOff={periodKey === undefined} onChange={setPeriod} />
      <div className="flex justify-between gap-3">
        {/* The focus comes back to where it left from. */}
        <Button autoFocus={stage === "edited"} onClick={() => setStage("editing")}>
          {t("edit")}
        </Button>
        <Button
          variant="primary"
          disabled={filter === undefined}
          title={filter === undefined ? t("choose") : undefined}
          onClick={() => filter && apply(filter)}
        >
          {t("apply")}
        </Button>
      </div>
    </div>
  );
}
