"use client";

import { type ComponentProps, type KeyboardEvent, useId, useRef } from "react";
import { Button } from "./button";
import { showBelow } from "./show-below";

interface ObstacleButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be done: as a tooltip, read aloud, and in sight by a press, since fingers get no tooltip. */
  obstacle: string | undefined;
  /** Whoever places it says the reason beside it by a press. */
  isToldBeside?: boolean;
}

/** A button that says why it does nothing now. Whoever places it decides what else a press does meanwhile. */
export function ObstacleButton({ obstacle, isToldBeside, children, onClick, onKeyDown, ...rest }: ObstacleButtonProps) {
  const reasonId = useId();
  const reason = useRef<HTMLSpanElement>(null);

  /** It closes the reason alone, not the panel that the button stands in. */
  function onEscape(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key !== "Escape" || !reason.current?.matches(":popover-open")) return;
    event.preventDefault();
    event.stopPropagation();
    reason.current.hidePopover();
  }

  return (
    <>
      <Button
        {...rest}
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle && reasonId}
        title={obstacle}
        onClick={(event) => {
          onClick?.(event);
          if (obstacle !== undefined && !isToldBeside) showBelow(reason.current, event.currentTarget);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          onEscape(event);
        }}
      >
        {children}
      </Button>
      {obstacle !== undefined && (
        <span
          ref={reason}
          id={reasonId}
          popover="auto"
          className="fixed inset-auto m-0 w-max max-w-[min(20rem,calc(100vw-1rem))] whitespace-normal rounded-lg border border-line bg-raised px-3 py-2 text-left font-normal text-ink text-sm shadow-raised"
        >
          {obstacle}
        </span>
      )}
    </>
  );
}
