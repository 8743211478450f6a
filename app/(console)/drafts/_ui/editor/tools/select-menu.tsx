"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { focusCells } from "@/components/resources/drafts/mapping/cell-dom";
import { Button } from "@/components/ui/button";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { AnchoredPopover } from "@/components/ui/popover";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

/** Ways to select more than one cell at once. */
export function SelectMenu({ work, onSelect }: { work: MappingWork; onSelect(): void }) {
  const t = useTranslations("mapping.select");
  const none = useTranslations("mapping.tools")("none");
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isWithout = work.meant.length === 0;
  const ways = [
    { name: "shelf", act: () => work.selectShelves(), isOff: isWithout },
    { name: "alike", act: () => work.selectAlike(), isOff: isWithout },
    { name: "empty", act: () => work.selectWhere(({ product }) => product === undefined), isOff: false },
    { name: "changed", act: () => work.selection.select(work.editor.changedKeys), isOff: false },
    { name: "all", act: () => work.selectWhere(() => true), isOff: false },
  ] as const;

  /** What is done with them next is done by keys. */
  function goOn(): void {
    const [first] = work.selection.keys;
    if (first !== undefined) requestAnimationFrame(() => focusCells(first));
  }

  return (
    <>
      <Button ref={anchor} size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("title")}
        <ChevronDown size={14} aria-hidden />
      </Button>
      {isOpen && (
        <AnchoredPopover anchor={anchor} align="start" onClose={() => setOpen(false)} aria-label={t("title")}>
          <ul className="grid p-1">
            {ways.map(({ name, act, isOff }) => (
              <li key={name}>
                <ObstacleButton
                  variant="quiet"
                  size="small"
                  shape="entry"
                  className="w-full"
                  obstacle={isOff ? none : undefined}
                  onClick={() => {
                    if (isOff) return;
                    act();
                    setOpen(false);
                    onSelect();
                    goOn();
                  }}
                >
                  {t(name)}
                </ObstacleButton>
              </li>
            ))}
          </ul>
        </AnchoredPopover>
      )}
    </>
  );
}
