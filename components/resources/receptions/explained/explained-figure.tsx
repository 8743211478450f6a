"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { classNames } from "@/components/ui/class-names";
import type { ExplainedPopoverProps } from "./explained-popover";
import type { Figure, Origin } from "./figure";

/** Asked for when the first figure is opened: a preview needs none of it, its popover included. */
const loadPopover = async () => (await import("./explained-popover")).ExplainedPopover;

interface ExplainedFigureProps {
  figure: Figure;
  /** What the figure is called. */
  name: string;
  origin: Origin;
  className?: string;
  /** The figure itself. */
  children: ReactNode;
}

/** A figure that says where it comes from: it follows the lines while it is open. */
export function ExplainedFigure({ figure, name, origin, className, children }: ExplainedFigureProps) {
  const t = useTranslations("explained");
  const button = useRef<HTMLButtonElement>(null);
  const { Part: ExplainedPopover, opened, open, close } = useOpenedPart<ExplainedPopoverProps>(loadPopover);
  const title = t("title", { name });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={opened === true}
        aria-haspopup="dialog"
        title={title}
        onClick={() => (opened ? close() : open(true))}
        className={classNames(
          "rounded tabular-nums underline decoration-dotted underline-offset-4 hover:bg-hover max-lg:min-h-10 min-h-6 pointer-coarse:min-h-10",
          className,
        )}
      >
        {children}
      </button>
      {opened && ExplainedPopover && (
        <ExplainedPopover anchor={button} title={title} figure={figure} origin={origin} onClose={close} />
      )}
    </>
  );
}
