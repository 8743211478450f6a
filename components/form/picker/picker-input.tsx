"use client";

import { Command } from "cmdk";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { AnchoredPopover } from "@/components/ui/popover";
import { offeredChoices } from "@/lib/choices/choices";
import type { Choice, RecordSource } from "@/lib/choices/source";
import type { FieldControlProps } from "../field";
import { TextInput } from "../text-input";
import { awaitedMark, useOnSettled } from "./awaited-choice";
import { SearchResults } from "./search-results";
import { useLitOption } from "./use-lit-option";
import { useRecordName } from "./use-record-name";
import { useSearch } from "./use-search";
import { useUnchosen } from "./use-unchosen";

export interface PickerInputProps {
  /** What can be typed. */
  placeholder: string;
  source: RecordSource;
  field: FieldControlProps;
  /** The id that the form holds, as text; empty where nothing is chosen. */
  value: string;
  /** Records whose names the form knows: nobody is asked for those. */
  known?: readonly Choice[] | undefined;
  /** Ids of what was chosen here before, where the form holds several. */
  chosen?: readonly number[];
  /** Where nothing is found. */
  noneText?: string;
  failedText?(error: unknown): string;
  /** What is told of a text that is left without a choice; of its own where nothing was held, else what is held stands there again. */
  requiredText?: string;
  inputRef?: RefCallback<HTMLInputElement>;
  /** @param value empty where the field was left empty; else `choice` is what was chosen */
  onChange(value: string, choice?: Choice): void;
}

/** The combobox of a record picker. Where its options cannot be had it says so below, with Retry (reading 13). */
export function PickerInput({ placeholder, source, field, value, onChange, ...rest }: PickerInputProps) {
  const { known = [], chosen = [], noneText, failedText, requiredText, inputRef } = rest;
  const t = useTranslations("list.filters");
  const words = useTranslations("common.picker");
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Undefined while nothing is typed: what is held stands there.
  const [draft, setDraft] = useState<string>();
  // Left before it was known what a scanned code means.
  const [isLeft, setIsLeft] = useState(false);
  const [last, setLast] = useState<Choice>();
  const unchosen = useUnchosen(input, draft, requiredText, value === "");
  const isHeld = ({ id }: Choice): boolean => String(id) === value;
  const search = useSearch(source, choose, isOpen);
  const name = useRecordName(source, value, [...(last ? [last] : []), ...known, ...search.found].find(isHeld)?.name);
  const held = value === "" ? undefined : { id: Number(value), name };
  const offered = offeredChoices(search.found, held, draft !== undefined);
  const { idOf, litId, command } = useLitOption(offered);
  const hasFailed = search.state === "failed";
  const isUnchosen = isLeft && draft !== undefined && search.state !== "searching";

  function choose(choice: Choice): void {
    setLast(choice);
    if (!chosen.includes(choice.id)) onChange(String(choice.id), choice);
    close();
  }
  function close(): void {
    setIsOpen(false);
    setDraft(undefined);
    search.type("");
  }
  /** What was typed and would not be sent stays until it is chosen or cleared. */
  function dismiss(): void {
    if (unchosen.isKept) {
      setIsOpen(false);
      unchosen.leave();
    } else close();
  }
  function leave(): void {
    // Whoever scans and goes on has chosen, though the answer is still to come.
    if (search.isSettling) {
      setIsLeft(true);
      return;
    }
    if (draft?.trim() === "" && value !== "") onChange("");
    dismiss();
  }
  function enter(): boolean {
    // What is scanned next takes the place of a code of which nothing is found.
    input.current?.select();
    return search.enter();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const opens = !isOpen && (key === "ArrowDown" || key === "ArrowUp");
    if (opens) setIsOpen(true);
    if (opens || (key === "Enter" && isOpen && enter())) event.preventDefault();
    // The list would take them: closed, Enter is the form's, and Home and End move within the text.
    if (!isOpen || key === "Home" || key === "End") event.stopPropagation();
  }

  const tellForm = useOnSettled();
  const settle = useEffectEvent(() => {
    const isWaitedFor = tellForm(draft === undefined);
    if (draft === undefined || input.current === document.activeElement) return;
    // Who has gone on to Save is led back here; elsewhere it is told below the field.
    if (isWaitedFor) input.current?.focus();
    else unchosen.leave();
  });
  useEffect(() => {
    if (!search.isSettling) return;
    return () => settle();
  }, [search.isSettling]);

  // What is typed or scanned next takes the place of what stands there.
  useEffect(() => {
    if (draft === undefined && name !== "" && input.current === document.activeElement) input.current?.select();
  }, [draft, name]);

  return (
    <div className="grid gap-1">
      <Command shouldFilter={false} vimBindings={false} {...command}>
        <div ref={frame} className="relative">
          <Command.Input
            asChild
            value={draft ?? name}
            onValueChange={(text) => {
              unchosen.forget();
              setDraft(text);
              setIsOpen(true);
              search.type(text);
            }}
          >
            <TextInput
              {...field}
              {...unchosen.marks}
              ref={(element) => {
                input.current = element;
                inputRef?.(element);
              }}
              placeholder={placeholder}
              aria-labelledby={undefined}
              aria-expanded={isOpen}
              aria-activedescendant={isOpen ? litId : undefined}
              // With it the list would look for the focus under an id of its own.
              cmdk-input={undefined}
              {...awaitedMark(search.isSettling ? search.state : undefined)}
              className="truncate pr-9"
              onClick={() => {
                setIsOpen(true);
                if (draft === undefined) input.current?.select();
              }}
              onFocus={({ target }) => {
                setIsLeft(false);
                target.select();
              }}
              // A window that is left for another one and come back to has its focus where it was.
              onBlur={({ target }) => target !== document.activeElement && leave()}
              onKeyDown={onKeyDown}
            />
          </Command.Input>
          <ChevronsUpDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-muted"
          />
        </div>
        {isOpen && !isUnchosen && !(hasFailed && offered.length === 0) && (
          <AnchoredPopover
            isInPlace
            anchor={frame}
            onClose={() => search.isSettling || dismiss()}
            align="start"
            sideOffset={4}
            role="group"
            onOpenAutoFocus={(event) => event.preventDefault()}
            // The focus stays where one types.
            onMouseDown={(event) => event.preventDefault()}
            className="w-(--radix-popover-trigger-width) min-w-56 overflow-hidden"
          >
            <SearchResults
              label={words("options")}
              search={search}
              options={offered}
              idOf={idOf}
              chosen={held ? [held.id] : chosen}
              emptyText={t("typeToSearch")}
              noneText={noneText}
            />
          </AnchoredPopover>
        )}
      </Command>
      {unchosen.notice}
      {isUnchosen && !unchosen.isTold && (
        <p role="status" className="text-warning wrap-anywhere">
          {words(value === "" ? "notChosen" : "notChosenInstead", { typed: draft, held: name })}
        </p>
      )}
      {hasFailed && (
        <Callout
          text={failedText?.(search.error) ?? t("loadFailed")}
          action={t("retry")}
          onAction={search.retry}
          isBusy={search.isBusy}
          keepsFocus
        />
      )}
    </div>
  );
}
