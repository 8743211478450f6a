"use client";

import { Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { isOnToast } from "@/components/feedback/is-on-toast";
import { useLitRole } from "@/components/shell/header/lit-role";
import { IconButton } from "@/components/ui/icon-button";
import { scrim } from "@/components/ui/scrim";
import { pagesInOrder } from "@/lib/command-palette/pages-in-order";
import type { PageKey } from "@/lib/roles/pages";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import { searchableText } from "@/lib/texts/searchable-text";
import { HitList } from "./hit-list";
import type { Hit } from "./hits";
import { KeyHints } from "./key-hints";
import { openPage } from "./open-page";
import { useLitHit } from "./use-lit-hit";
import { useLocalHits } from "./use-local-hits";
import { useOutcome } from "./use-outcome";
import { useRecordHits } from "./use-record-hits";
import { useWithSupport } from "./use-with-support";

export interface PaletteDialogProps {
  /** What was typed before it was there, and whether Enter was pressed. */
  typed: { text: string; isEntered?: boolean };
  /** That the person may open. */
  pages: readonly PageKey[];
  /** Has the focus again, where it is still there; else the button. */
  before: RefObject<Element | null>;
  button: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** What the command palette finds, as one types: a field, and below it groups of what it leads to. */
export function PaletteDialog({ typed: before, pages, before: place, button, onClose }: PaletteDialogProps) {
  const t = useTranslations("shell.palette");
  const role = useLitRole();
  const ordered = useMemo(() => pagesInOrder(pages, role), [pages, role]);
  const all = useMemo(() => [...ordered.first, ...ordered.rest], [ordered]);
  const [open] = useState(openPage);
  const [typed, setTyped] = useState(before.text);
  const sought = useMemo(() => searchableText(withoutInvisible(typed).trim()), [typed]);
  const { text, lastFour } = sought;
  const [entered, setEntered] = useState(before.isEntered ? text : undefined);
  const local = useLocalHits(text, all);
  // A card is searched for in customer support alone.
  const found = useRecordHits(lastFour === undefined ? text : "", {
    pages: ordered,
    open,
    isEntered: entered === text,
  });
  // A number means a record of that id: that one of another page was looked at, or has it in its name, says nothing.
  const isNumber = /^\d+$/.test(text);
  const own = isNumber ? [...found.groups, ...local] : [...local, ...found.groups];
  const groups = useWithSupport(own, lastFour === undefined ? text : `•••• ${lastFour}`, all);
  const hits = groups.flatMap((group) => group.hits);
  // Enter means what is looked for here, as long as it is.
  const localFirm = isNumber ? 0 : local.flatMap((group) => group.hits).length;
  const firm = found.isSearching ? localFirm + found.firm : hits.length;
  const { lit, light, move } = useLitHit(hits, firm, text);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Once the dialog is gone. */
  const next = useRef<() => void>(undefined);
  const idOf = (hit: Hit): string => `${listId}-${hit.key}`;

  function choose({ to }: Hit, isForNewTab = false): void {
    if ("act" in to) to.act();
    else if ("after" in to) {
      next.current = to.after;
      onClose();
    } else if (isForNewTab) window.open(to.address, "_blank", "noopener");
  }
  /** A link is followed by itself, as any other of the page: a form that is not saved asks. */
  function onChoose(hit: Hit, event: MouseEvent): void {
    if (!("address" in hit.to)) choose(hit);
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  }
  function onEnter(isForNewTab: boolean): void {
    if (lit === undefined) setEntered(text);
    else if ("address" in lit.to && !isForNewTab) document.getElementById(idOf(lit))?.click();
    else choose(lit, isForNewTab);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onEnter(event.ctrlKey || event.metaKey);
    else if (!move(event.key)) return;
    event.preventDefault();
  }

  // Enter came before the record that it means: the open page's own one, or the only one.
  const only = !found.isSearching && own.flatMap((group) => group.hits).length === 1 ? found.records[0] : undefined;
  const meant = entered === text ? (found.own ?? only) : undefined;
  const meantId = meant && idOf(meant);
  useEffect(() => {
    if (meantId !== undefined) document.getElementById(meantId)?.click();
  }, [meantId]);

  function goBack(): void {
    const { current } = place;
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
    (isThere ? current : button.current)?.focus();
  }

  const count = found.records.length + local.reduce((sum, group) => sum + group.hits.length, 0);
  const told = useDeferredValue(useOutcome(sought, count, found));

  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className={scrim} />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
            field.current?.setSelectionRange(typed.length, typed.length);
          }}
          onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            goBack();
            next.current?.();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-raised shadow-raised outline-none sm:inset-auto sm:top-[8vh] sm:left-1/2 sm:max-h-[min(46rem,84vh)] sm:w-[min(46rem,94vw)] sm:-translate-x-1/2 sm:rounded-lg sm:border sm:border-line"
        >
          <Title className="sr-only">{t("label")}</Title>
          <div className="flex h-13 shrink-0 items-center gap-3 border-line border-b pr-3 pl-5">
            <Search size={18} aria-hidden className="shrink-0 text-ink-muted" />
            <input
              ref={field}
              role="combobox"
              aria-label={t("label")}
              aria-expanded={hits.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={lit && idOf(lit)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={t("placeholder")}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-muted"
            />
            <IconButton label={t("close")} size="small" onClick={onClose}>
              <X size={18} aria-hidden />
            </IconButton>
          </div>
          <HitList id={listId} groups={groups} lit={lit} idOf={idOf} onLight={light} onChoose={onChoose} />
          <div className="flex min-h-9 shrink-0 items-center justify-between gap-4 border-line border-t px-5 py-1.5 text-ink-muted text-sm">
            <p role="status">{told}</p>
            <KeyHints />
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
