"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";

const ListHelp = dynamic(async () => (await import("./list-help")).ListHelp, { ssr: false });

/** The keys of a list page, shown on demand. */
export function useListHelp(): { open(): void; help: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  return { open: () => setIsOpen(true), help: isOpen && <ListHelp onClose={() => setIsOpen(false)} /> };
}
