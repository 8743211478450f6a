"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { whenIdle } from "@/components/ui/when-idle";
import type { ListUrl } from "../url/use-list-url";
import type { OnlyPlace, OnlyStep, ValueCode } from "./only-place";

/**
 * Narrows a list to a value that it shows (decision 0045). What it does is fetched once the pointer or the focus comes to
 * the rows, or a preview or a filter is there.
 */
export function useOnly(list: OnlyPlace["list"], url: ListUrl, rows: RefObject<HTMLElement | null>) {
  const [code, setCode] = useState<ValueCode>();
  const [step, setStep] = useState<OnlyStep>();
  const fetchCode = useCallback(() => import("./value-code").then(({ valueCode }) => setCode(valueCode)), []);
  const ask = useCallback(() => void fetchCode().catch(() => undefined), [fetchCode]);
  useEffect(() => {
    for (const type of ["pointerover", "focusin"]) rows.current?.addEventListener(type, ask, { once: true });
  }, [rows, ask]);
  const { open, filters } = url.state;
  const isWanted = (open ?? Object.keys(filters)[0]) !== undefined;
  useEffect(() => (isWanted ? whenIdle(ask) : undefined), [isWanted, ask]);
  const go = (next: OnlyStep): void => {
    setStep(next);
    fetchCode().catch(() => {
      setStep(undefined);
      notifyNotLoaded();
    });
  };
  const place: OnlyPlace = {
    list,
    applied: filters,
    code,
    narrow(narrowed, from) {
      go({ narrowed, from });
      url.narrow(narrowed.filters);
    },
    choose: (at) => go({ at, isOfCell: true }),
  };
  return { place, step, openMenu: () => go({ at: document.activeElement }), onEnd: () => setStep(undefined) };
}
