"use client";

import { Command } from "cmdk";
import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MoreOptions, SecondLine } from "@/components/form/picker/option-lines";
import { type Lookup, lookupLimit, type Option, type Related } from "@/lib/list/lookups/lookup";
import { cut } from "@/lib/list/texts/cut";
import { useOptions } from "./use-options";
import { useSecondLines } from "./use-second-lines";

interface OptionListProps {
  label: string;
  /** What stands in the empty field, where nothing beside it says what it is for. */
  placeholder?: string;
  lookup: Lookup;
  related: Related;
  /** What a label is called in the reader's language; itself where absent. */
  textOf?(label: string): string;
  /** Values of what is chosen already. */
  chosen: readonly string[];
  onChoose(option: Option): void;
}

/** A search field with its options below it; a short list needs no search term to show them all. */
export function OptionList({
  label,
  placeholder,
  lookup,
  related,
  textOf = asItIs,
  chosen,
  onChoose,
}: OptionListProps) {
  const t = useTranslations("list.filters");
  const [term, setTerm] = useState("");
  const { options, state, retry } = useOptions(lookup, term, related);
  const second = useSecondLines(
    lookup,
    options.map((option) => ({ ...option, label: textOf(option.label) })),
  );
  return (
    <Command
      label={label}
      shouldFilter={lookup.all !== undefined}
      className="overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <Command.Input
        value={term}
        onValueChange={setTerm}
        placeholder={placeholder}
        className="h-10 w-full border-line border-b bg-transparent px-3 placeholder:text-ink-muted"
      />
      {/* Beside the options, not among them: a list box holds nothing else. */}
      {(state === "searching" || state === "empty") && (
        <p role="status" className="px-3 py-2 text-ink-muted">
          {state === "searching" ? t("searching") : t("typeToSearch")}
        </p>
      )}
      <Command.List label={label} className="max-h-64 overflow-y-auto p-1">
        {state === "ready" && <Command.Empty className="px-2 py-2 text-ink-muted">{t("noOptions")}</Command.Empty>}
        {options.map((option, index) => (
          <Command.Item
            key={option.value}
            value={`${textOf(option.label)} ${option.value}`}
            onSelect={() => onChoose(option)}
            title={textOf(option.label)}
            className="flex min-h-control cursor-pointer items-center gap-2 rounded px-2 py-1 data-[selected=true]:bg-hover"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {cut(textOf(option.label), lookup.longestLabel)}
              <SecondLine parts={[second[index]]} />
            </span>
            {chosen.includes(String(option.value)) && <Check size={14} aria-label={t("chosen")} />}
          </Command.Item>
        ))}
      </Command.List>
      {lookup.all === undefined && state === "ready" && options.length >= lookupLimit && <MoreOptions />}
      {state === "failed" && (
        <p role="alert" className="flex items-center gap-3 border-line border-t px-3 py-2 text-sm">
          {t("loadFailed")}
          <button type="button" onClick={retry} className="text-link underline">
            {t("retry")}
          </button>
        </p>
      )}
    </Command>
  );
}

function asItIs(label: string): string {
  return label;
}
