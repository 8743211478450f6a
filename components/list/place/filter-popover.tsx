"use client";

import { useId, useRef } from "react";
import { firstTypedField } from "@/components/ui/first-field";
import { AnchoredPopover } from "@/components/ui/popover";
import type { Filter } from "@/lib/list/filters/filter";
import { filterNamePath } from "@/lib/list/texts/texts";
import { FilterEditor } from "../controls/filter-editor";
import type { FilteredList } from "../filters/use-filter-words";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";

export interface FilterPopoverProps {
  list: FilteredList;
  url: ListUrl;
  filterKey: string;
  onClose(): void;
}

/** Kinds whose one field is called as the filter: that is said once. */
const labelled: ReadonlySet<Filter["kind"]> = new Set(["text", "number"]);

/** The control of one filter, as Define Filter has it, below its chip. Escape leaves the filter as it was. */
export function FilterPopover({ list, url, filterKey, onClose }: FilterPopoverProps) {
  const name = useListText(list.page)(...filterNamePath(list, filterKey));
  const titleId = useId();
  const applied = url.state.filters[filterKey];
  const before = useRef(applied);
  const isGivenUp = useRef(false);
  const filter = list.filters[filterKey];
  if (filter === undefined) return null;
  return (
    <AnchoredPopover
      anchor={chipOf(filterKey)}
      align="start"
      onClose={onClose}
      aria-labelledby={titleId}
      onOpenAutoFocus={(event) => {
        const place = event.currentTarget instanceof Element ? event.currentTarget : null;
        const field = firstTypedField(place) ?? place?.querySelector<HTMLElement>("input:checked");
        if (!field) return;
        event.preventDefault();
        field.focus();
      }}
      onEscapeKeyDown={() => {
        isGivenUp.current = true;
        // What was typed is applied when the typing stops, which may have been.
        if (url.latest().filters[filterKey] !== before.current) url.setFilter(filterKey, before.current, "typing");
      }}
      className="max-h-(--radix-popover-content-available-height) w-[min(22rem,calc(100vw-1rem))] overflow-y-auto p-4"
    >
      <h2 id={titleId} className={labelled.has(filter.kind) ? "sr-only" : "mb-2 font-medium"}>
        {name}
      </h2>
      <FilterEditor
        list={list}
        filterKey={filterKey}
        filter={filter}
        name={name}
        applied={applied}
        related={url.state.filters}
        isGivenUp={() => isGivenUp.current}
        onApply={(text, how) => {
          url.setFilter(filterKey, text, how);
          if (how === undefined) onClose();
        }}
      />
    </AnchoredPopover>
  );
}

/** Looked for at each use: what is applied has another chip than what stands without being asked for. */
function chipOf(key: string) {
  return {
    get current() {
      const chip = document.querySelector<HTMLElement>(`main [data-chip="${CSS.escape(key)}"]`);
      return chip ?? document.querySelector<HTMLElement>('[data-opens="filter"]');
    },
  };
}
