"use client";

import { Command } from "cmdk";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { SearchResults } from "@/components/form/picker/search-results";
import { useLitOption } from "@/components/form/picker/use-lit-option";
import { useSearch } from "@/components/form/picker/use-search";
import { TextInput } from "@/components/form/text-input";
import { AnchoredPopover } from "@/components/ui/popover";
import type { Choice, Source } from "@/lib/choices/source";
import { type CellEntryProps, useCellEntry } from "./use-cell-entry";

interface ReferenceCellEntryProps extends CellEntryProps {
  source: Source;
  onChoose(choice: Choice): void;
}

/** A cell of another record while it is searched for: what stands there is what is searched within until one types. */
export function ReferenceCellEntry({ label, typed, before, source, onChoose, ...ends }: ReferenceCellEntryProps) {
  const t = useTranslations("list.filters");
  const words = useTranslations("common.picker");
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const search = useSearch(source, (choice) => entry.end(() => onChoose(choice)));
  const [text, setText] = useState(typed);
  const { idOf, litId, command } = useLitOption(search.found);
  const entry = useCellEntry({ ...ends, isUnsaved: text !== before, typedIn: () => text });
  const type = (next: string): void => {
    setText(next);
    search.type(next);
  };
  const begin = useRef(() => {
    field.current?.focus();
    if (typed === before) field.current?.select();
    else {
      // The first key is what one goes on with, not what the next one replaces.
      field.current?.setSelectionRange(typed.length, typed.length);
      search.type(typed);
    }
  });
  useEffect(() => begin.current(), []);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isChoosing = text !== before || event.key === "ArrowDown" || event.key === "ArrowUp";
    if ((event.key === "Enter" || event.key === "Tab") && isChoosing && search.found.length > 0) {
      const lit = search.found.find((choice) => idOf(choice) === litId);
      if (lit !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        search.choose(lit);
        return;
      }
    }
    // The list of options moves by them.
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") entry.onKeyDown(event);
  }
  return (
    <Command
      shouldFilter={false}
      vimBindings={false}
      // Keys of the grid do other things.
      onKeyDown={(event) => event.stopPropagation()}
      className="w-full"
      {...command}
    >
      <div ref={frame}>
        <TextInput
          ref={field}
          size="textCell"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-activedescendant={litId}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={entry.onBlur}
          onKeyDown={onKeyDown}
        />
      </div>
      <AnchoredPopover
        anchor={frame}
        onClose={() => undefined}
        align="start"
        sideOffset={4}
        role="group"
        onOpenAutoFocus={(event) => event.preventDefault()}
        // The focus stays where one types.
        onMouseDown={(event) => event.preventDefault()}
        className="z-60 w-72 overflow-hidden"
      >
        <SearchResults
          label={words("options")}
          search={search}
          options={search.found}
          idOf={idOf}
          emptyText={t("typeToSearch")}
        />
      </AnchoredPopover>
    </Command>
  );
}
