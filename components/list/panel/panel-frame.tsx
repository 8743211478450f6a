"use client";

import { type ReactNode, type RefObject, useId } from "react";
import { KeptEnd } from "@/components/record/kept-end";
import { classNames } from "@/components/ui/class-names";
import { panelClasses } from "./panel-classes";

interface PanelFrameProps {
  title: string;
  /** What people call the record, where that is more than its id. */
  name?: string | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** At the right of the title. */
  actions: ReactNode;
  /** The content is filled in, not only read. */
  isForm?: boolean;
  children: ReactNode;
}

/** The panel beside a list's rows: a title with its actions, and what scrolls below. */
export function PanelFrame({ title, name, headingRef, actions, isForm, children }: PanelFrameProps) {
  const headingId = useId();
  const nameId = useId();
  const labels = name === undefined ? headingId : `${headingId} ${nameId}`;
  return (
    <aside aria-labelledby={labels} className={panelClasses.panel}>
      <header className={panelClasses.head}>
        <h2 ref={headingRef} tabIndex={-1} className={panelClasses.title}>
          {name !== undefined && (
            <span id={nameId} className="min-w-0 max-w-full">
              <KeptEnd text={name} />
            </span>
          )}
          <span
            id={headingId}
            className={classNames("truncate", name !== undefined && "font-normal text-ink-muted text-sm")}
          >
            {title}
          </span>
        </h2>
        {actions}
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keys.
        tabIndex={0}
        aria-labelledby={labels}
        data-form={isForm}
        className={panelClasses.body}
      >
        {children}
      </section>
    </aside>
  );
}
