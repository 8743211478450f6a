"use client";

import { useTranslations } from "next-intl";
import { type PointerEvent, type RefObject, useRef } from "react";
import { panelWidths } from "@/lib/list/url/list-state";

/** How far an arrow key moves the line, in percent. */
const keyStep = 5;
const half = 50;

interface PanelLineProps {
  /** What the line divides. */
  frame: RefObject<HTMLElement | null>;
  /** The preview's part in percent. */
  width: number | undefined;
  onWidth(width: number): void;
}

/** The line between table and preview, drawn by the mouse or by arrow keys. */
export function PanelLine({ frame, width = half, onWidth }: PanelLineProps) {
  const t = useTranslations("list");
  const drawn = useRef(width);

  function draw({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    drawn.current = within(((box.right - clientX) / box.width) * 100);
    // Without a render for each pixel; the address learns of it in the end.
    frame.current?.style.setProperty("--rows", `${100 - drawn.current}fr`);
    frame.current?.style.setProperty("--panel", `${drawn.current}fr`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this one is the separator of two panes.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t("resize")}
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => {
        drawn.current = width;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={draw}
      onLostPointerCapture={() => drawn.current !== width && onWidth(drawn.current)}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") onWidth(within(width + keyStep));
        if (key === "ArrowRight") onWidth(within(width - keyStep));
      }}
      className="group flex cursor-col-resize touch-none items-center justify-center rounded max-lg:hidden"
    >
      <span className="h-10 w-1 rounded-full bg-line-strong/50 group-hover:bg-line-strong group-focus-visible:bg-action" />
    </div>
  );
}

function within(width: number): number {
  return Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
}
