"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { AnchoredPopover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import type { Figure, Origin } from "./figure";

/** Asked for when the first figure is opened: a preview needs none of it. */
const Explanation = dynamic(async () => (await import("./explanation")).Explanation, {
  ssr: false,
  loading: () => <Skeleton className="h-24" />,
});

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
          <div className="grid gap-2">
            <h4 className="font-medium">{title}</h4>
            <Explanation figure={figure} origin={origin} />
          </div>
        </AnchoredPopover>
      )}
    </>
  );
}
