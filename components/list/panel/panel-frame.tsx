"use client";

import { type ReactNode, type RefObject, useId } from "react";

interface PanelFrameProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** At the right of the title. */
  actions: ReactNode;
  /** The content is filled in, not only read. */
  isForm?: boolean;
  children: ReactNode;
}

/** The panel beside a list's rows: a title with its actions, and what scrolls below. */
export function PanelFrame({ title, headingRef, actions, isForm, children }: PanelFrameProps) {
  const headingId = useId();
  return (
    <aside
      aria-labelledby={headingId}
      className="flex min-h-0 min-w-0 flex-col rounded-lg border border-line bg-surface"
    >
      <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b pr-2 pl-4">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="min-w-0 flex-1 truncate rounded text-lg">
          {title}
        </h2>
        {actions}
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keys.
        tabIndex={0}
        aria-labelledby={headingId}
        data-form={isForm}
        className="relative min-h-0 flex-1 overflow-y-auto p-4"
      >
        {children}
      </section>
    </aside>
  );
}
