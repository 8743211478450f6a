import { useEffect, useEffectEvent } from "react";
import { areLetterKeysOn } from "@/lib/preferences/letter-keys";
import { ownKeys } from "../keys/use-list-keyboard";

interface QueueSteps {
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  done: (() => void) | undefined;
  undo: (() => void) | undefined;
}

const stepOf: Readonly<Record<string, keyof QueueSteps>> = { ".": "next", ",": "previous", d: "done", u: "undo" };

/** One key for each step, where a field or a dialog does not want it. */
export function useQueueKeys(steps: QueueSteps): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
    const step = stepOf[key];
    if (step === undefined || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (!areLetterKeysOn(document.cookie) || "scans" in document.documentElement.dataset) return;
    if (target instanceof Element && target.closest(ownKeys) !== null) return;
    if (document.querySelector("dialog[open], [role=dialog]") !== null) return;
    steps[step]?.();
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
