"use client";

import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { TextInput } from "@/components/form/text-input";
import type { FinderProps } from "@/components/list/finder";
import { IconButton } from "@/components/ui/icon-button";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { type Draft, isOfAddress } from "./draft";

/** Without the hint all else goes on. */
const loadHint = async () => (await import("./finder-hint")).FinderHint;

/** How a text is read comes with the first one that is typed. */
const loadReadings = async () => (await import("./finder-readings")).FinderReadings;

/** Customer support's finder: a customer, an order, a card, an invoice or a purchase as it is told on the phone. */
export function SupportFinder(props: FinderProps) {
  const t = useTranslations("customer_support.finder");
  const input = useRef<HTMLInputElement>(null);
  const { find, filters } = props.url.state;
  const applied = find ?? filters.search ?? "";
  const [draft, setDraft] = useState<Draft>();
  const [isEntered, setIsEntered] = useState(false);
  const [Hint, showHint] = useOnDemand(loadHint);
  const [Readings, load] = useOnDemand(loadReadings, () => isEntered && notifyNotLoaded());
  const typed = isOfAddress(draft, applied) ? draft.text : applied;
  const type = (text: string): void => setDraft({ text, over: applied });
  /** Esc: what the address does not search for yet is not searched for. */
  function takeBack(): void {
    setDraft(undefined);
    setIsEntered(false);
  }
  useEffect(() => {
    if (applied !== "") load();
  }, [applied, load]);
  return (
    <search className="order-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1.5 lg:contents">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          load();
          setIsEntered(true);
        }}
        onPointerEnter={load}
        onFocus={() => {
          load();
          showHint();
        }}
        className="relative w-full max-w-160 lg:min-w-96 lg:flex-1"
      >
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-muted"
        />
        <TextInput
          ref={input}
          name="find"
          aria-label={t("label")}
          aria-describedby="finder-hint"
          placeholder={t("placeholder")}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === "Escape" && typed !== applied && takeBack()}
          className="peer truncate px-9 lg:h-control-small"
        />
        {Hint && <Hint />}
        {typed !== "" && (
          <IconButton
            size="small"
            label={t("clear")}
            className="absolute top-1/2 right-1.5 -translate-y-1/2"
            onClick={() => {
              type("");
              setIsEntered(true);
              input.current?.focus();
            }}
          >
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </form>
      {Readings && (
        <Readings
          {...props}
          typed={typed}
          draft={draft}
          onDraft={setDraft}
          isEntered={isEntered}
          onEntered={() => setIsEntered(false)}
        />
      )}
    </search>
  );
}
