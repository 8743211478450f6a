"use client";

import Bookmark from "lucide-react/icons/bookmark";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useTranslations } from "next-intl";
import type { DrawerMode } from "@/components/shell/drawer";
import { Button } from "@/components/ui/button";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FieldSubject } from "@/lib/list/url/url-fields";
import type { DrawerHandle } from "../drawer/use-list-drawer";
import type { FilterPlace } from "../place/use-filter-place";
import { SavedPlace } from "../saved/saved-place";
import { useCanonicalAddress } from "../url/use-canonical-address";
import type { ListUrl } from "../url/use-list-url";
import { FilterChips } from "./filter-chips";
import { StandingChip } from "./standing-chip";
import { type FilteredList, useFilterWords } from "./use-filter-words";

interface FilterBarProps {
  list: NarrowedList;
  url: ListUrl;
  drawer: DrawerHandle;
  place: FilterPlace;
}

/** A list with what it is narrowed to where its filters say nothing. */
type NarrowedList = FilteredList & FieldSubject & { usual: AppliedFilters };

/** Beside the title: Predefined Filters, Define Filter, and a chip for each applied filter (FILT-001). */
export function FilterBar({ list, url, drawer, place }: FilterBarProps) {
  const t = useTranslations("list.filters");
  useCanonicalAddress(url.state.filters);
  const standing = useFilterWords(list, list.usual).filter(({ key }) => !(key in url.state.filters));
  const opener = (to: DrawerMode) => ({
    "aria-haspopup": "dialog" as const,
    "aria-expanded": drawer.mode === to,
    "data-opens": to,
    onClick: () => drawer.open(to),
  });
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-lg:order-1 max-lg:w-full lg:contents">
      <Button size="small" {...opener("saved")}>
        <Bookmark size={14} aria-hidden />
        {t("saved")}
      </Button>
      <Button size="small" {...opener("filter")}>
        <SlidersHorizontal size={14} aria-hidden />
        {t("define")}
      </Button>
      {standing.map(({ key, ...words }) => (
        <StandingChip key={key} {...words} filterKey={key} {...place.opener(key)} />
      ))}
      <FilterChips
        list={list}
        applied={url.state.filters}
        place={place}
        onRemove={(key) => url.setFilter(key, undefined)}
        onClear={url.clearFilters}
      />
      <SavedPlace list={list} url={url} />
    </div>
  );
}
