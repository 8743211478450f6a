"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useKeptTexts } from "./use-kept-texts";
import type { SentGate } from "./use-sent-gate";

interface MayBeMadeProps {
  gate: SentGate;
  /** The list in which it would be. */
  href: string;
}

/** In a long form it stands far above the line that the person is in, and Save is disabled by it. */
const comeIntoSight = (told: HTMLElement | null): void => told?.scrollIntoView({ block: "center" });

/** Told in a form whose record may have been made: it leads to the list, and only then sends once more. */
export function MayBeMade({ gate, href }: MayBeMadeProps) {
  const t = useTranslations("common.mayBeMade");
  const { moment } = useKeptTexts();
  if (gate.sentAt === undefined) return null;
  return (
    <div
      ref={comeIntoSight}
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-2 text-warning"
    >
      <p className="min-w-60 flex-1 wrap-anywhere">{t("text", { moment: moment(gate.sentAt) })}</p>
      {/* In another tab: what is entered here stays. */}
      <a href={href} target="_blank" rel="noreferrer" className="underline">
        {t("look")}
      </a>
      <Button size="small" onClick={gate.settle}>
        {t("again")}
      </Button>
    </div>
  );
}
