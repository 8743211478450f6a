"use client";

import { type ComponentProps, useId } from "react";
import { Button } from "./button";

interface ObstacleButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be done: as a tooltip, and read aloud. The button can be reached all the same, to hear it. */
  obstacle: string | undefined;
}

/** A button that says why it does nothing now. Whoever places it decides what a press does meanwhile. */
export function ObstacleButton({ obstacle, children, ...rest }: ObstacleButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button {...rest} aria-disabled={obstacle !== undefined} aria-describedby={obstacle && reasonId} title={obstacle}>
        {children}
      </Button>
      <span id={reasonId} hidden>
        {obstacle}
      </span>
    </>
  );
}
