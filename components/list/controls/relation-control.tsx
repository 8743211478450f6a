"use client";

import { useState } from "react";
import type { Filter } from "@/lib/list/filters/filter";
import { readValues, writeValues } from "@/lib/list/filters/filter-text";
import type { Option } from "@/lib/list/lookups/lookup";
import { nameOf } from "@/lib/list/lookups/record-names";
import { filterWordPath } from "@/lib/list/texts/texts";
import { toldApart } from "@/lib/list/texts/told-apart";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { FilterChip } from "../filters/filter-chip";
import { type FilteredList, useRecordNames } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";
import type { ControlProps } from "./control-props";
import { NarrowingControl } from "./narrowing-control";
import { OptionList } from "./option-list";

type RelationFilter = Extract<Filter, { kind: "relation" }>;

interface RelationControlProps extends ControlProps {
  list: FilteredList;
  filterKey: string;
  filter: RelationFilter;
  related: AppliedFilters;
}

/** Other records, searched for by name: one, or several where the filter takes several. */
export function RelationControl({ list, filterKey, filter, related, name, value, onChange }: RelationControlProps) {
  const [known, setKnown] = useState<readonly Option[]>([]);
  const ids = readValues(value ?? "");
  // What was chosen just now is called as it was in the options; what was chosen before is asked for.
  const asked = ids.filter((id) => !known.some((option) => String(option.value) === id));
  const names = useRecordNames({ filters: { asked: filter } }, asked.length === 0 ? {} : { asked: asked.join(",") });
  const text = useListText(list.page);
  const textOf = (label: string): string =>
    filter.lookup.areWords ? text(...filterWordPath(list, filterKey, label)) : label;
  const labelOf = (id: string): string =>
    textOf(known.find((option) => String(option.value) === id)?.label ?? nameOf(names, filter.lookup, id));
  const labels = toldApart(ids.map((id) => ({ id, label: labelOf(id) })));
  const applied = readValues(related[filterKey] ?? "");
  const [narrowed, setNarrowed] = useState("");

  function choose(option: Option): void {
    setKnown([...known, option]);
    const id = String(option.value);
    if (!filter.isMany) onChange(id);
    else if (!ids.includes(id)) onChange(writeValues([...ids, id]));
  }

  return (
    <div className="grid gap-3">
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {ids.map((id, index) => (
            <li key={id}>
              <FilterChip
                name={name}
                value={labels[index] ?? id}
                isPending={!applied.includes(id)}
                onRemove={() => onChange(writeValues(ids.filter((other) => other !== id)))}
              />
            </li>
          ))}
        </ul>
      )}
      {filter.narrowing && (
        <NarrowingControl list={list} narrowing={filter.narrowing} value={narrowed} onChange={setNarrowed} />
      )}
      <OptionList
        label={name}
        lookup={filter.lookup}
        related={filter.narrowing?.options[narrowed]}
        textOf={textOf}
        chosen={ids}
        onChoose={choose}
      />
    </div>
  );
}
