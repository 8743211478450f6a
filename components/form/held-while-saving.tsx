"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

interface HeldWhileSavingProps {
  isSaving: boolean;
  children: ReactNode;
}

/**
 * Nothing is entered, dropped or scanned into a new record while it is sent: it would be in the form and not in what was
 * sent, and lost or, read back, taken for what the platform did not take.
 */
export function HeldWhileSaving({ isSaving, children }: HeldWhileSavingProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isSaving) return;
    const { activeElement } = document;
    return () => {
      // What has the focus loses it while it is held. Where the form is still there it has not been saved.
      const isInside = activeElement instanceof HTMLElement && frame.current?.contains(activeElement);
      if (isInside && document.activeElement === document.body) activeElement.focus();
    };
  }, [isSaving]);
  return (
    <div ref={frame} inert={isSaving} data-saving={isSaving || undefined} className="contents">
      {children}
    </div>
  );
}
