"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { noToasts, onToast, toastsSoFar } from "./notify";

const loadStack = () => import("./toast-stack").then((module) => module.ToastStack);
const firstSigns = ["pointerdown", "keydown"] as const;

/** Most pages are read without a toast: what draws them is fetched with the first press of a key or button. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToast, toastsSoFar, () => noToasts);
  const [Stack, ask] = useOnDemand(loadStack);
  const isMissing = toasts.length > 0 && Stack === undefined;

  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, ask]);

  // Before a person can have sent anything: a toast about a network that is gone must not need that network.
  useEffect(() => {
    const ends = new AbortController();
    const onSign = () => {
      ends.abort();
      ask();
    };
    for (const sign of firstSigns) addEventListener(sign, onSign, { signal: ends.signal });
    return () => ends.abort();
  }, [ask]);

  return Stack && <Stack toasts={toasts} />;
}
