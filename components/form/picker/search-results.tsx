"use client";

import { Command } from "cmdk";
import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { Picture } from "@/components/record/picture";
import { classNames } from "@/components/ui/class-names";
import { secondLines } from "@/lib/choices/second-lines";
import type { Choice } from "@/lib/choices/source";
import { cut } from "@/lib/list/texts/cut";
import { MoreOptions, SecondLine } from "./option-lines";
import type { Search } from "./use-search";

interface SearchResultsProps {
  /** Names the list of options. */
  label: string;
  search: Search;
  options: readonly Choice[];
  /** An option's own id in the page. */
  idOf(option: Choice): string;
  /** Ids of what is chosen already. */
  chosen?: readonly number[];
  /** Where nothing was typed, and nothing is found before. */
  emptyText?: string;
  /** Where nothing is found. */
  noneText?: string | undefined;
}

/** What a search finds, inside of its `Command`. */
export function SearchResults({ label, search, options, idOf, chosen = [], ...texts }: SearchResultsProps) {
  const t = useTranslations("list.filters");
  const { state, longestLabel } = search;
  const { emptyText, noneText = t("noOptions") } = texts;
  const second = secondLines(options, longestLabel);
  const told = { empty: emptyText, searching: t("searching"), found: noneText, failed: undefined }[state];
  return (
    <>
      {/* Beside the options, not among them: a list box holds nothing else. */}
      {told !== undefined && search.found.length === 0 && (
        <p role="status" className="border-line border-t px-3 py-2 text-ink-muted first:border-t-0">
          {told}
        </p>
      )}
      <Command.List
        label={label}
        className={classNames(
          "max-h-64 overflow-y-auto",
          options.length > 0 && "border-line border-t first:border-t-0",
        )}
      >
        {options.map((choice, index) => (
          <Command.Item key={choice.id} value={String(choice.id)} onSelect={() => search.choose(choice)} asChild>
            <div
              id={idOf(choice)}
              className="flex min-h-control cursor-pointer items-center gap-3 px-3 py-1 data-[selected=true]:bg-hover"
            >
              {choice.image !== undefined && <Picture address={choice.image} text="" />}
              <span className="min-w-0 flex-1 wrap-anywhere" title={choice.name}>
                {cut(choice.name, longestLabel)}
                <SecondLine parts={[choice.detail, second[index]]} />
              </span>
              <span className="text-ink-muted text-xs tabular-nums">{choice.note}</span>
              {chosen.includes(choice.id) && <Check size={14} aria-label={t("chosen")} />}
            </div>
          </Command.Item>
        ))}
      </Command.List>
      {search.mayBeMore && <MoreOptions {...search.mayBeMore} />}
    </>
  );
}
