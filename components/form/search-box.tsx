"use client";

import { Command } from "cmdk";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** `empty`: nothing was typed, so nothing is searched for. */
export type SearchState = "empty" | "searching" | "found" | "failed";

interface SearchBoxProps<Item> {
  label: string;
  placeholder: string;
  term: string;
  onTerm(term: string): void;
  state: SearchState;
  items: readonly Item[];
  keyOf(item: Item): string;
  /** What an option shows. */
  option(item: Item): ReactNode;
  onChoose(item: Item): void;
  /** @returns whether it is done with; else Enter chooses the option that is lit */
  onEnter?(): boolean;
  texts: { searching: string; none: string; failed: string; retry: string };
  onRetry(): void;
}

/** A search field with what it finds below it; the search itself is its owner's. */
export function SearchBox<Item>({ label, placeholder, term, onTerm, state, items, ...rest }: SearchBoxProps<Item>) {
  const { keyOf, option, onChoose, onEnter, texts, onRetry } = rest;
  return (
    <Command
      label={label}
      shouldFilter={false}
      onKeyDown={(event) => {
        // It never submits the form around it.
        if (event.key === "Enter" && !event.nativeEvent.isComposing && onEnter?.()) event.preventDefault();
      }}
      className="rounded-md border border-line-strong bg-surface"
    >
      <Command.Input
        value={term}
        onValueChange={onTerm}
        placeholder={placeholder}
        className="h-10 w-full rounded-md bg-transparent px-3 placeholder:text-ink-muted"
      />
      {/* Beside the options, not among them: a list box holds nothing else. */}
      {(state === "searching" || (state === "found" && items.length === 0)) && (
        <p role="status" className="border-line border-t px-3 py-2 text-ink-muted">
          {state === "searching" ? texts.searching : texts.none}
        </p>
      )}
      <Command.List
        label={label}
        className={classNames(
          "max-h-64 overflow-y-auto",
          state === "found" && items.length > 0 && "border-line border-t",
        )}
      >
        {state === "found" &&
          items.map((item) => (
            <Command.Item
              key={keyOf(item)}
              value={keyOf(item)}
              onSelect={() => onChoose(item)}
              className="flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1 data-[selected=true]:bg-hover"
            >
              {option(item)}
            </Command.Item>
          ))}
      </Command.List>
      {state === "failed" && (
        <p role="alert" className="flex items-center gap-3 border-line border-t px-3 py-2 text-sm">
          {texts.failed}
          <button type="button" onClick={onRetry} className="text-link underline">
            {texts.retry}
          </button>
        </p>
      )}
    </Command>
  );
}
