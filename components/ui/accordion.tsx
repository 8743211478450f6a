"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names";

interface AccordionPart {
  key: string;
  title: string;
  /** Made when the part is opened, and not before. */
  content(): ReactNode;
}

/** Parts of which one at a time is open: opening one closes the others. */
export function Accordion({ parts }: { parts: readonly AccordionPart[] }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  return (
    <div className="divide-y divide-line rounded-md border border-line">
      {parts.map(({ key, title, content }) => {
        const isOpen = open === key;
        return (
          <div key={key}>
            <h3 className="text-base">
              <button
                type="button"
                id={`${id}-${key}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${key}-content` : undefined}
                onClick={() => setOpen(isOpen ? undefined : key)}
                className="flex h-10 w-full items-center gap-2 rounded-md px-3 text-left hover:bg-hover"
              >
                <ChevronRight
                  size={16}
                  aria-hidden
                  className={classNames("transition-transform", isOpen && "rotate-90")}
                />
                {title}
              </button>
            </h3>
            {isOpen && (
              <section id={`${id}-${key}-content`} aria-labelledby={`${id}-${key}`} className="p-3 pt-1">
                {content()}
              </section>
            )}
          </div>
        );
      })}
    </div>
  );
}
