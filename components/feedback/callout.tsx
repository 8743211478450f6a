"use client";

import { Button } from "@/components/ui/button";

interface CalloutProps {
  text: string;
  action: string;
  onAction(): void;
  isBusy?: boolean;
  /** For an action that goes on with what one is typing. */
  keepsFocus?: boolean;
}

/** One line on what is not as it should be, and what to do about it. */
export function Callout({ text, action, onAction, isBusy = false, keepsFocus = false }: CalloutProps) {
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-4 rounded-md bg-warning-soft px-3 py-1 text-warning"
    >
      <p className="wrap-anywhere">{text}</p>
      <Button
        variant="plain"
        size="small"
        onMouseDown={(event) => keepsFocus && event.preventDefault()}
        onClick={onAction}
        disabled={isBusy}
      >
        {action}
      </Button>
    </div>
  );
}
