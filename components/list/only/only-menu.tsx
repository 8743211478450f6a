"use client";

import Funnel from "lucide-react/icons/funnel";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { buttonVariants } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { AnchoredPopover } from "@/components/ui/popover";
import { inOneParagraph } from "@/lib/texts/isolated";
import type { OnlyOffer } from "./only-place";

interface OnlyMenuProps {
  offers: readonly OnlyOffer[];
  /** The place of the one with which it begins. */
  first: number;
  anchor: RefObject<HTMLElement | null>;
  onChoose(offer: OnlyOffer): void;
  onClose(): void;
}

/** Values to narrow the list to, worked by arrow keys. */
export function OnlyMenu({ offers, first, anchor, onChoose, onClose }: OnlyMenuProps) {
  const t = useTranslations("list.only");
  const titleId = useId();
  const isEmpty = offers.length === 0;
  return (
    <AnchoredPopover
      anchor={anchor}
      align="start"
      onClose={onClose}
      role={isEmpty ? "dialog" : "menu"}
      aria-labelledby={titleId}
      onKeyDown={(event) => moveInMenu(event, onClose)}
      onOpenAutoFocus={(event) => {
        const place = event.currentTarget instanceof Element ? event.currentTarget : null;
        const item = place?.querySelectorAll<HTMLElement>("[role=menuitem]")[first];
        if (!item) return;
        event.preventDefault();
        item.focus();
      }}
      className="flex max-h-(--radix-popover-content-available-height) max-w-[min(26rem,calc(100vw-1rem))] flex-col overflow-y-auto p-1.5"
    >
      <p id={titleId} className="px-2 pt-1 pb-1.5 text-ink-muted text-sm">
        {isEmpty ? t("nothing") : t("title")}
      </p>
      {offers.map((offer) => (
        <button
          key={`${offer.name} ${JSON.stringify(offer.filters)}`}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onChoose(offer)}
          className={classNames(buttonVariants({ variant: "quiet", size: "small", shape: "entry" }), "max-lg:h-10")}
        >
          <Funnel size={14} aria-hidden className="shrink-0 text-ink-muted" />
          <span className="truncate font-normal">
            {offer.name}: <bdi className="font-medium">{inOneParagraph(offer.value)}</bdi>
          </span>
        </button>
      ))}
    </AnchoredPopover>
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === "Tab") onClose();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  // Beyond either end it goes round.
  items.at(to % items.length)?.focus();
}
