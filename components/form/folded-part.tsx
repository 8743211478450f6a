"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";

interface FoldedPartProps {
  label: string;
  /** What it holds, while it is folded. */
  summary: string;
  isOpenAtFirst: boolean;
  /** Something in it waits for the person: it is not folded. */
  isNeeded: boolean;
  /** What it holds is made when it is opened first: there may be many of them. */
  isMadeLate?: boolean;
  children: ReactNode;
}

/** A part of a form that is folded away where people come for what is below it. What is being typed in it stays. */
export function FoldedPart({ label, summary, isOpenAtFirst, isNeeded, isMadeLate = false, children }: FoldedPartProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isNeeded;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <div className="rounded-md border border-line">
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        aria-disabled={isNeeded}
        onClick={() => setIsOpen(!isShown)}
        className="flex min-h-9 w-full max-lg:min-h-10 items-center gap-2 rounded-md px-3 py-1 text-left hover:bg-hover"
      >
        <ChevronRight
          size={14}
          aria-hidden
          className={classNames("shrink-0 transition-transform", isShown && "rotate-90")}
        />
        <span className="font-medium">{label}</span>
        {!isShown && (
          <span className="min-w-0 flex-1 truncate text-ink-muted" title={summary}>
            {summary}
          </span>
        )}
      </button>
      <div id={id} hidden={!isShown} className="border-line border-t p-3">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">{(wasShown || !isMadeLate) && children}</div>
      </div>
    </div>
  );
}
