"use client";

import type { ReactNode } from "react";
import type { Filter } from "@/lib/list/filters/filter";
import { sliderOf } from "@/lib/list/filters/slider";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FilteredList } from "../filters/use-filter-words";
import type { ControlProps } from "./control-props";
import { DateControl } from "./date-control";
import { ManyControl } from "./many-control";
import { OneControl } from "./one-control";
import { RelationControl } from "./relation-control";
import { SliderControl } from "./slider-control";
import { NumberControl, TextControl } from "./typed-controls";
import { useFilterOptions } from "./use-filter-options";

interface FilterControlProps extends ControlProps {
  list: FilteredList;
  filterKey: string;
  filter: Filter;
  related: AppliedFilters;
}

/** The control of a filter, by its kind. */
export function FilterControl({ list, filterKey, filter, related, ...control }: FilterControlProps): ReactNode {
  const options = useFilterOptions(list, filterKey, filter);
  switch (filter.kind) {
    case "text":
      return <TextControl {...control} longest={filter.longest} />;
    case "number":
      return <NumberControl {...control} isMany={filter.isMany} />;
    case "choice":
    case "boolean":
    case "three-state":
      return <OneControl {...control} options={options} />;
    case "choices":
    case "years":
    case "months":
      return <ManyControl {...control} options={options} />;
    case "relation":
      return <RelationControl {...control} list={list} filterKey={filterKey} filter={filter} related={related} />;
    case "date-range":
      return <DateControl {...control} periods={filter.periods} />;
    case "event-date":
      return <DateControl {...control} periods="event" />;
    case "amount-range":
      return <SliderControl {...control} {...sliderOf(filter)} unit="RON" />;
    case "number-range":
      return <SliderControl {...control} {...sliderOf(filter)} />;
  }
}
