"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { type SavedFilter, shownSavedFilters } from "@/lib/list/saved/saved-filters";
import type { ListPageKey } from "@/lib/roles/pages";
import { FilterWordChips } from "./filter-word-chips";
import { RenameFilter } from "./rename-filter";

interface FilterRowProps {
  page: ListPageKey;
  filter: SavedFilter;
  /** Among the page's, from 0. */
  index: number;
  total: number;
  /** Of the list with the filter applied; undefined where the person may not open it. */
  address: string | undefined;
  onMove(by: -1 | 1): void;
  /** Its form is closed, with or without a new name. */
  onRenamed(): void;
  onRemove(): void;
}

/** One saved filter: its number in Predefined Filters, what it filters, and all that can be done with it. */
export function FilterRow({ page, filter, index, total, address, onMove, onRenamed, onRemove }: FilterRowProps) {
  const t = useTranslations("profile.filters");
  const texts = useTranslations("list.savedFilters");
  const [isRenaming, setIsRenaming] = useState(false);
  const { name } = filter;
  const isFirst = index === 0;
  const isLast = index === total - 1;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <span
        className={classNames(
          "w-7 shrink-0 pt-1 text-right",
          index < shownSavedFilters ? "font-medium" : "text-ink-muted",
        )}
      >
        {index + 1}.
      </span>
      <div className="min-w-0 flex-1 basis-64 pt-1">
        {isRenaming ? (
          <RenameFilter
            page={page}
            filter={filter}
            onClose={() => {
              setIsRenaming(false);
              onRenamed();
            }}
          />
        ) : (
          <>
            <p className="font-medium wrap-anywhere">{name}</p>
            <FilterWordChips page={page} filter={filter} isOpen={address !== undefined} />
          </>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {address !== undefined && (
          <Link
            href={address}
            prefetch={false}
            aria-label={texts("applyNamed", { name })}
            className={buttonVariants({ size: "small", className: "mr-1 hover:bg-hover" })}
          >
            {texts("apply")}
          </Link>
        )}
        {/* One that is at the end keeps the focus, so it is not disabled altogether. */}
        <IconButton
          size="small"
          label={texts("up", { name })}
          data-up
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={texts("down", { name })}
          data-down
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <ArrowDown size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={t("rename", { name })}
          data-renames
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <IconButton size="small" label={texts("removeNamed", { name })} data-removes onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
