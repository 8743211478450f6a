"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { firstTypedField } from "@/components/ui/first-field";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { cutValue, longest } from "@/lib/list/texts/cut";
import { filterNamePath } from "@/lib/list/texts/texts";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import { FilterChips } from "../filters/filter-chips";
import { type FilteredList, useFilterWords } from "../filters/use-filter-words";
import { SaveFilter } from "../saved/save-filter";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { FilterEditor } from "./filter-editor";

/** A list whose filters are chosen here; `usual` is what it is narrowed to without any. */
export type FilterableList = FilteredList & FieldSubject & { usual: AppliedFilters };

interface DefineFilterProps {
  list: FilterableList;
  url: ListUrl;
  /** The filter that is open to begin with. */
  first: string | undefined;
}

/** Define Filter: choose a filter, set its value, add it as applied (FILT-005); below, save what is applied. */
export function DefineFilter({ list, url, first }: DefineFilterProps) {
  const t = useTranslations("list.filters");
  const [chosen, setChosen] = useState(first);
  const { filters: applied } = url.state;
  const words = useFilterWords(list, applied);
  const usual = useFilterWords(list, list.usual);
  const usualText = usual.map(({ name, value }) => t("usualFilter", { name, value })).join(", ");
  return (
    <div className="grid gap-5">
      {words.length === 0 ? (
        <p className="text-ink-muted">{usual.length === 0 ? t("none") : t("usual", { filters: usualText })}</p>
      ) : (
        <FilterChips
          list={list}
          applied={applied}
          onChange={setChosen}
          onRemove={(key) => url.setFilter(key, undefined)}
          onClear={url.clearFilters}
        />
      )}
      <div className="grid gap-1.5">
        <p className="text-ink-muted text-sm">{t("choose")}</p>
        <div className="overflow-hidden rounded-lg border border-line">
          {Object.keys(list.filters).map((key) => (
            <FilterSection
              key={key}
              list={list}
              filterKey={key}
              words={[...words, ...usual].find((each) => each.key === key)}
              isOpen={chosen === key}
              onToggle={() => setChosen(chosen === key ? undefined : key)}
              applied={applied[key]}
              related={applied}
              onApply={(text, how) => url.setFilter(key, text, how)}
            />
          ))}
        </div>
      </div>
      <SaveFilter list={list} state={url.state} words={words} />
    </div>
  );
}

interface FilterSectionProps {
  list: FilteredList;
  filterKey: string;
  /** What it is set to in words, or what the list is narrowed to without it. */
  words: FilterWords | undefined;
  isOpen: boolean;
  onToggle(): void;
  applied: string | undefined;
  related: ListUrl["state"]["filters"];
  onApply(text: string | undefined, how?: "typing"): void;
}

function FilterSection({ list, filterKey, words, isOpen, onToggle, applied, related, onApply }: FilterSectionProps) {
  const name = useListText(list.page)(...filterNamePath(list, filterKey));
  const id = useId();
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the choice of a filter, the focus moves to its value.
    if (isOpen) firstTypedField(content.current)?.focus();
  }, [isOpen]);
  const filter = list.filters[filterKey];
  if (filter === undefined) return null;
  return (
    <div className="border-line not-first:border-t" data-filter={filterKey}>
      <button
        type="button"
        id={`${id}-name`}
        aria-expanded={isOpen}
        aria-controls={`${id}-value`}
        onClick={onToggle}
        className="flex min-h-10 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-hover"
      >
        <span className="font-medium">{name}</span>
        <span className="ml-auto truncate text-ink-muted text-sm" title={words?.value}>
          {words === undefined ? null : (words.lines?.join("–") ?? cutValue(words, longest.chip))}
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={classNames("shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <section
          ref={content}
          id={`${id}-value`}
          aria-labelledby={`${id}-name`}
          className="border-line border-t bg-sunken/50 p-3"
        >
          <FilterEditor
            list={list}
            filterKey={filterKey}
            filter={filter}
            name={name}
            applied={applied}
            related={related}
            onApply={onApply}
          />
        </section>
      )}
    </div>
  );
}
