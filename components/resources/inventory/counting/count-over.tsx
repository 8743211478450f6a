"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { notifyError } from "@/components/feedback/notify";
import { Remark } from "@/components/feedback/remark";
import { playTone } from "@/components/scan/tones";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { isUnsent } from "@/lib/counting/count-book";
import type { CountState } from "@/lib/counting/count-work";
import { formatQuantity } from "@/lib/money/format";
import { withoutInvisible } from "@/lib/texts/invisible-character";

interface CountOverProps {
  state: CountState;
  /** Why nothing more can be counted in it. */
  reason: string;
  within: RefObject<Element | null>;
}

/** In place of a count in which nothing more can be counted: what of it could not be sent, so that it can be passed on. */
export function CountOver({ state: { book, head, products }, reason, within }: CountOverProps) {
  const t = useTranslations("counting.over");
  const locale = useLocale();
  // Whoever goes on scanning learns that it is over, and stays where the figures stand.
  useWedge(() => {
    playTone("unknown");
    notifyError(t("scan"));
  }, within);
  const told = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the count: its figure, or the question whether it is done.
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusIfLost(told.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  const unsent = [...book.entries].filter(([, entry]) => isUnsent(entry));
  return (
    <>
      <div ref={told} tabIndex={-1} className="outline-none">
        <Remark text={reason} />
      </div>
      {unsent.length + head.codes.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-medium">{t("title")}</h3>
          <ul className="divide-y divide-line rounded-md border border-line">
            {unsent.map(([id, { pieces }]) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
                <span className="wrap-anywhere">{products.get(id)?.name ?? `#${id}`}</span>
                <span className="text-ink-muted text-sm tabular-nums">{products.get(id)?.barcodes[0]}</span>
                <span className="ml-auto font-semibold tabular-nums">
                  {pieces === undefined ? t("takenBack") : formatQuantity(pieces, locale)}
                </span>
              </li>
            ))}
            {head.codes.map(({ code, times, reading }) => (
              <li key={code} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
                <span className="wrap-anywhere tabular-nums">{withoutInvisible(code, "·")}</span>
                <span className="ml-auto font-semibold tabular-nums">
                  {formatQuantity(times * (reading?.count ?? 1), locale)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
