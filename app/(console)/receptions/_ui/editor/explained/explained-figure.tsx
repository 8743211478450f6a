"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { AnchoredPopover } from "@/components/ui/popover";
import type { RateDiscount } from "@/lib/resources/receptions/reception-totals";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { Explanation, type Figure } from "./explanation";

interface ExplainedFigureProps {
  figure: Figure;
  /** What the figure is called. */
  name: string;
  lines: readonly WorkLine[];
  discounts: readonly RateDiscount[];
  className?: string;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure that says where it comes from: it follows the lines while it is open. */
export function ExplainedFigure({ figure, name, lines, discounts, className, children }: ExplainedFigureProps) {
  const t = useTranslations("receptions.explained");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = t("title", { name });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        title={title}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          "rounded tabular-nums underline decoration-dotted underline-offset-4 hover:bg-hover max-lg:min-h-10",
          className,
        )}
      >
        {children}
      </button>
      {isOpen && (
        <AnchoredPopover
          anchor={button}
          onClose={() => setIsOpen(false)}
          aria-label={title}
          className="z-60 max-h-[min(26rem,60vh)] w-[min(30rem,92vw)] overflow-y-auto p-4"
        >
          <Explanation title={title} figure={figure} lines={lines} discounts={discounts} />
        </AnchoredPopover>
      )}
    </>
  );
}
