"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { noToasts, onToast, toastsSoFar } from "./notify";
import { PlainToasts } from "./plain-toasts";

const loadStack = () => import("./toast-stack").then((module) => module.ToastStack);
const signs = ["pointerdown", "keydown"] as const;

/** How long a toast waits for what draws it, in ms: a line that is gone may give no answer for minutes. */
const timeoutMs = 1_000;

/** Most pages are read without a toast: what draws them is fetched with the first press of a key or button. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToast, toastsSoFar, () => noToasts);
  const [isPlain, setPlain] = useState(false);
  const [Stack, ask] = useOnDemand(loadStack, () => setPlain(true));
  /** How many the person has seen and closed. */
  const [closed, setClosed] = useState(0);
  const isMissing = Stack === undefined;
  const { length } = toasts;

  // Each one asks, so that one after a broken line is drawn as it should be.
  useEffect(() => {
    if (length === 0 || !isMissing) return;
    ask();
    const timer = setTimeout(() => setPlain(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [length, isMissing, ask]);

  // Before a person can have sent anything: a toast about a network that is gone should not need that network.
  useEffect(() => {
    if (!isMissing) return;
    const ends = new AbortController();
    for (const sign of signs) addEventListener(sign, ask, { signal: ends.signal });
    return () => ends.abort();
  }, [isMissing, ask]);

  if (Stack) return <Stack toasts={toasts} from={closed} />;
  if (!isPlain) return null;
  return <PlainToasts toasts={toasts.slice(closed)} onClose={() => setClosed(length)} />;
}
