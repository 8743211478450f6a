"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { notifyError } from "@/components/feedback/notify";
import { Remark } from "@/components/feedback/remark";
import { playTone } from "@/components/scan/tones";
import { CodeScan } from "@/components/scan/waiting/code-scan";
import type { CountWork } from "@/lib/counting/count-work";
import type { CountProduct } from "@/lib/counting/kept-count";
import { AskedFigures } from "./asked-figures";
import { CountHead } from "./count-head";
import { CountList, type ListReading } from "./count-list";
import { CurrentProduct } from "./current-product";
import type { FigureEntry } from "./figure-entry";
import { useCountState } from "./use-count";
import { type LookUpProducts, useCountScan } from "./use-count-scan";

interface CountViewProps {
  work: CountWork;
  lookUp: LookUpProducts;
  reading: ListReading;
  onRead(): void;
  /** What the books have of a product, where whoever counts may know. */
  booksOf?(product: number): number | undefined;
  /** The state's word, in the person's language. */
  statusText(status: string): string;
  /** Finds products that are not on the list. */
  more?(onFound: (product: CountProduct) => void): ReactNode;
  /** What ends the counting. @param settle takes what is typed; false where it is no figure */
  end?(settle: () => boolean): ReactNode;
}

/** The counting screen: by scanner, camera, list or number pad, with or without a network. */
export function CountView({ work, lookUp, reading, onRead, booksOf, statusText, more, end }: CountViewProps) {
  const t = useTranslations("counting");
  const state = useCountState(work);
  const scan = useCountScan(work, state, lookUp);
  const frame = useRef<HTMLDivElement>(null);
  const settles = useRef<FigureEntry>(null);
  const settle = (): boolean => settles.current?.settle() ?? true;
  const { head, book, products } = state;
  const current = head.current === undefined ? undefined : products.get(head.current);
  const entry = current && book.entries.get(current.id);

  /** What is typed belongs to the product before: it is set before anything else is counted. */
  function scanAfter(code: string): void {
    if (settle()) scan.scan(code);
    else {
      playTone("unknown");
      notifyError(t("badFigure"));
    }
  }

  function choose(product: CountProduct): void {
    if (settle()) work.choose(product);
  }

  return (
    <div ref={frame} className="grid gap-3">
      <CountHead state={state} />
      {!state.isKept && <Remark text={t("notKept")} />}
      {state.isLost && <Remark text={t("lost")} />}
      {!state.isLost && head.status !== "COUNTING" && <Remark text={t("ended", { status: statusText(head.status) })} />}
      <AskedFigures work={work} state={state} />
      <CodeScan scan={{ ...scan, scan: scanAfter }} error={undefined} within={frame} />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="z-10 grid content-start gap-3 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-3 lg:sticky lg:top-header lg:self-start">
          {current === undefined ? (
            <p className="py-2 text-ink-muted">{t("current.none")}</p>
          ) : (
            <CurrentProduct
              key={current.id}
              product={current}
              pieces={entry?.pieces}
              books={booksOf?.(current.id)}
              refusal={entry?.sending.state === "refused" ? entry.sending.reason : undefined}
              canUndo={book.steps.length > 0}
              settles={settles}
              onSet={(pieces) => work.set(current, pieces)}
              onUndo={() => settle() && work.undo()}
            />
          )}
          {end?.(settle)}
        </div>
        <CountList state={state} reading={reading} onRead={onRead} onChoose={choose} more={more?.(choose)} />
      </div>
    </div>
  );
}
