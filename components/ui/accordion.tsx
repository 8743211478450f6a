"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "./class-names";

interface AccordionPart {
  key: string;
  title: string;
  /** Made when the part is opened, and not before. */
  content(): ReactNode;
}

interface AccordionProps {
  parts: readonly AccordionPart[];
  /** The open part stands in the address as its fragment, so that Back opens it again. One of a page may. */
  isInAddress?: boolean;
}

/** Parts of which one at a time is open: opening one closes the others. */
export function Accordion({ parts, isInAddress = false }: AccordionProps) {
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    if (isInAddress) setOpen(window.location.hash.slice(1) || undefined);
  }, [isInAddress]);
  function show(key: string | undefined) {
    setOpen(key);
    const { pathname, search } = window.location;
    if (isInAddress) window.history.replaceState(null, "", `${pathname}${search}${key === undefined ? "" : `#${key}`}`);
  }
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
                onClick={() => show(isOpen ? undefined : key)}
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
