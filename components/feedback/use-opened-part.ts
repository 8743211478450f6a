"use client";

import { useState } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { notifyNotLoaded } from "./notify";

/**
 * A part that a press opens, e.g. a dialog. Where its code cannot be fetched that is told, the page stays as it is, and the
 * next press asks again.
 * @param load stays the same between renders.
 * @returns with `opened`: what it is open for, also while its code is under way
 */
export function useOpenedPart<Props, Subject = true>(load: Parameters<typeof useOnDemand<Props>>[0]) {
  const [opened, setOpened] = useState<Subject>();
  const close = () => setOpened(undefined);
  const [Part, ask] = useOnDemand(load, () => {
    close();
    notifyNotLoaded();
  });
  return {
    Part,
    opened,
    open(subject: Subject): void {
      setOpened(() => subject);
      ask();
    },
    close,
  };
}
