"use client";

import { useRef, useState } from "react";
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
  const awaited = useRef<Subject>(undefined);
  const close = () => {
    awaited.current = undefined;
    setOpened(undefined);
  };
  const [Part, prepare] = useOnDemand(load, () => {
    // Nobody is told of what was only about to be opened, nor twice of one press.
    if (awaited.current === undefined) return;
    close();
    notifyNotLoaded();
  });
  return {
    Part,
    opened,
    open(subject: Subject): void {
      awaited.current = subject;
      setOpened(() => subject);
      prepare();
    },
    close,
    /** Where it is still open for this: the press that closes it may have opened it for another. */
    closeFor(subject: Subject): void {
      if (awaited.current === subject) close();
    },
    /** It seems to be meant: its code is fetched. */
    prepare,
  };
}
