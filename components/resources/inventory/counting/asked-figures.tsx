"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { goOnIn } from "@/components/form/go-on-in";
import { Button } from "@/components/ui/button";
import { mostPieces } from "@/lib/counting/count-book";
import type { CountState, CountWork } from "@/lib/counting/count-work";

/** Figures that two devices have counted, each with what can hold. */
export function AskedFigures({ work, state: { book, products } }: { work: CountWork; state: CountState }) {
  const t = useTranslations("counting.asked");
  const list = useRef<HTMLUListElement>(null);
  const asked = [...book.entries].filter(([, { theirs }]) => theirs !== undefined);
  if (asked.length === 0) return null;
  return (
    <div role="alert">
      <ul ref={list} className="grid max-h-[40dvh] gap-2 overflow-y-auto">
        {asked.map(([id, { pieces: own, theirs }], index) => {
          const answer = (pieces: number | undefined): void => {
            goOnIn(list.current, index);
            work.answer(id, pieces);
          };
          const other = theirs === "none" ? undefined : theirs?.pieces;
          const product = products.get(id)?.name ?? String(id);
          const choices = [...new Set([own, other])];
          const sum = own !== undefined && other !== undefined && own + other <= mostPieces ? own + other : undefined;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning"
            >
              <span className="min-w-40 flex-1 wrap-anywhere">
                {own === undefined
                  ? t("takenBack", { product, theirs: other ?? 0 })
                  : t(other === undefined ? "removed" : "text", { product, own, theirs: other ?? 0 })}
              </span>
              {choices.map((pieces) => (
                <Button key={pieces ?? "none"} size="large" onClick={() => answer(pieces)}>
                  {pieces === undefined ? t("none") : t("own", { pieces })}
                </Button>
              ))}
              {sum !== undefined && (
                <Button size="large" onClick={() => answer(sum)}>
                  {t("sum", { pieces: sum })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
