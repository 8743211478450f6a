"use client";

import { Command } from "cmdk";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { hasLeft } from "../has-left";
import { SearchResults } from "./search-results";
import { useLitOption } from "./use-lit-option";
import type { Search } from "./use-search";
import { useUnchosen } from "./use-unchosen";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  search: Search;
  /** Ids of what is chosen already. */
  chosen?: readonly number[];
  /** Where nothing is found. */
  noneText?: string;
  failedText?: string;
  /** What is wrong with what was chosen so far is told under this id. */
  errorId?: string | undefined;
  /** What is told of a text that is left without a choice. */
  requiredText?: string;
  /** Where that says nothing else, the text is told as not chosen. */
  needsChoice?: boolean;
}

/** A search field with what it finds below it, for a place whose matter is the search. */
export function SearchField({
  label,
  placeholder,
  search,
  failedText,
  errorId,
  requiredText,
  needsChoice,
  ...results
}: SearchFieldProps) {
  const t = useTranslations("list.filters");
  const { idOf, litId, command } = useLitOption(search.found);
  const input = useRef<HTMLInputElement>(null);
  const unchosen = useUnchosen(input, search.typed, requiredText, needsChoice);
  const found = search.found.map(({ id }) => id).join(" ");
  // What is found comes below the field, which may be the last of what is in sight.
  useEffect(() => {
    if (found === "" || document.activeElement !== input.current) return;
    input.current?.closest("[cmdk-root]")?.scrollIntoView({ block: "nearest" });
  }, [found]);
  return (
    <Command
      label={label}
      shouldFilter={false}
      {...command}
      onBlur={(event) => hasLeft(event) && unchosen.leave()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        // What is scanned next takes the place of a code of which nothing is found.
        if (event.target instanceof HTMLInputElement) event.target.select();
        // It never submits the form around it.
        if (search.enter()) event.preventDefault();
      }}
      className="rounded-md border border-line-strong bg-surface"
    >
      <Command.Input
        asChild
        value={search.typed}
        onValueChange={(text) => {
          unchosen.forget();
          search.type(text);
        }}
      >
        <input
          ref={input}
          placeholder={placeholder}
          aria-activedescendant={litId}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          {...unchosen.marks}
          className="h-9.5 w-full rounded-md bg-transparent px-3 placeholder:text-ink-muted"
        />
      </Command.Input>
      {/* Above what is found, which may reach below the window's edge. */}
      {unchosen.notice && <div className="px-3 pt-1">{unchosen.notice}</div>}
      <SearchResults label={label} search={search} options={search.found} idOf={idOf} {...results} />
      {search.state === "failed" && (
        <p role="alert" className="flex items-center gap-3 border-line border-t px-3 py-2 text-sm">
          {failedText ?? t("loadFailed")}
          <button type="button" onClick={search.retry} className="text-link underline">
            {t("retry")}
          </button>
        </p>
      )}
    </Command>
  );
}
