"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";

interface StepButtonProps {
  text: string;
  /** Why it cannot be done: as a tooltip, and read aloud. */
  obstacle: string | undefined;
  isBusy: boolean;
  /** The pointer or the focus has come to it. */
  onMeant(): void;
  /** Also where there is an obstacle: where nothing hovers, a press asks why. */
  onPress(): void;
}

/** A button that leads to a question. With an obstacle it can be reached all the same, to hear why. */
export function StepButton({ text, obstacle, isBusy, onMeant, onPress }: StepButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        size="small"
        aria-disabled={obstacle !== undefined}
        aria-busy={isBusy}
        aria-describedby={obstacle && reasonId}
        title={obstacle}
        onPointerEnter={onMeant}
        onFocus={onMeant}
        onClick={onPress}
      >
        {text}
      </Button>
      <span id={reasonId} hidden>
        {obstacle}
      </span>
    </>
  );
}
