"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { notifyError } from "@/components/feedback/notify";
import { playTone } from "./tones";

type Within = Pick<Element, "closest"> | null;

/** Why what takes scans takes none now; undefined where it does. @param within an element of it */
export function scanRefusal(within: Within): "saving" | "covered" | undefined {
  if (within === null) return "covered";
  if (within.closest("[data-saving]") !== null) return "saving";
  return within.closest("[aria-hidden=true], [inert]") === null ? undefined : "covered";
}

/** What a dialog covers, or is being saved, takes no scan, wherever that comes from: it says so, by ear as well. */
export function useScanGate(within: RefObject<Element | null>) {
  const t = useTranslations("scan");
  return {
    isCovered: () => scanRefusal(within.current) !== undefined,
    refuse(): void {
      playTone("unknown");
      notifyError(t(scanRefusal(within.current) ?? "covered"));
    },
  };
}
