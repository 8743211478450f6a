"use client";

import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useState } from "react";

interface OpenedPartProps {
  title: ReactNode;
  /** It begins so. */
  isOpen: boolean;
  children(): ReactNode;
}

/** What is drawn once it is opened: of 40 machines most are not. */
export function OpenedPart({ title, isOpen: beginsOpen, children }: OpenedPartProps) {
  const [isOpen, setOpen] = useState(beginsOpen);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex list-none flex-wrap items-center gap-2 rounded py-1 max-lg:min-h-10">
        <ChevronRight size={14} aria-hidden className="transition-transform [[open]>summary>&]:rotate-90" />
        {title}
      </summary>
      {isOpen && children()}
    </details>
  );
}
