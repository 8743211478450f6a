"use client";

import type { ReactNode } from "react";
import { useOpenedPart } from "@/components/feedback/use-opened-part";

const loadHelp = async () => (await import("./list-help")).ListHelp;

/** The keys of a list page, shown on demand. */
export function useListHelp(): { open(): void; help: ReactNode } {
  const { Part: ListHelp, opened, open, close } = useOpenedPart(loadHelp);
  return { open: () => open(true), help: opened && ListHelp && <ListHelp onClose={close} /> };
}
