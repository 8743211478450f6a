"use client";

import type { RefObject } from "react";
import { AnchoredPopover } from "@/components/ui/popover";
import { Explanation } from "./explanation";
import type { Figure, Origin } from "./figure";

export interface ExplainedPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  figure: Figure;
  origin: Origin;
  onClose(): void;
}

/** Below a figure, where it comes from. */
export function ExplainedPopover({ anchor, title, figure, origin, onClose }: ExplainedPopoverProps) {
  return (
    <AnchoredPopover
      anchor={anchor}
      onClose={onClose}
      aria-label={title}
      className="z-60 max-h-[min(26rem,60vh)] w-[min(30rem,92vw)] overflow-y-auto p-4"
    >
      <div className="grid gap-2">
        <h4 className="font-medium">{title}</h4>
        <Explanation figure={figure} origin={origin} />
      </div>
    </AnchoredPopover>
  );
}
