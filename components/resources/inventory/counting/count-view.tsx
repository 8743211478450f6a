"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notifyError } from "@/components/feedback/notify";
import { Remark } from "@/components/feedback/remark";
import { playTone } from "@/components/scan/tones";
import { CodeScan } from "@/components/scan/waiting/code-scan";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useCoversPageOnPhone } from "@/components/ui/use-covers-page";
import { type CountState, type CountWork, leftOf } from "@/lib/counting/count-work";
import type { CountProduct } from "@/lib/counting/kept-count";
import { AskedFigures } from "./asked-figures";
import { CountHead } from "./count-head";
import { CountList, type ListReading } from "./count-list";
import { CountOver } from "./count-over";
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
  /** What is to be told above all. */
  notice?: ReactNode;
  onClose(): void;
  /** Where no frame around it has a way out: what the one that closes it leads to, in a wide window. */
  outText?: string;
  /** What ends the counting. @param settle takes what is typed; false where it is no figure */
  end?(settle: () => boolean): ReactNode;
}

/** The counting screen: by scanner, camera, list or number pad, with or without a network. */
export function CountView({
  work,
  lookUp,
  reading,
  onRead,
  booksOf,
  statusText,
  more,
  notice,
  onClose,
  outText,
  end,
}: CountViewProps) {
  const t = useTranslations("counting");
  const state = useCountState(work);
  const scan = useCountScan(work, state, lookUp);
  const frame = useRef<HTMLDivElement>(null);
  useCoversPageOnPhone(frame);
  const settles = useRef<FigureEntry>(null);
  const [isPadOpen, setIsPadOpen] = useState(false);
  const settle = (): boolean => settles.current?.settle() ?? true;
  const { head, book, products } = state;
  const current = head.current === undefined ? undefined : products.get(head.current);
  const entry = current && book.entries.get(current.id);

  const pause = useCameraPause(isPadOpen, head.typed);

  function openPad(isOpen: boolean): void {
    flushSync(() => setIsPadOpen(isOpen));
    // On a low phone its last row would be below the edge. Where the frame does not scroll by itself, this does nothing.
    if (!isOpen) return;
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
    frame.current?.querySelector("[data-pad]")?.scrollIntoView({ block: "nearest" });
  }

  /** What is typed belongs to the product before: it is set before anything else is counted. */
  function scanAfter(code: string): void {
    if (settle()) scan.scan(code);
    else {
      playTone("unknown");
      notifyError(t("badFigure"));
    }
  }

  /** Where there are keys, the next ones are the figure's; a thumb that chose would have a phone's keyboard over its screen. */
  function choose(product: CountProduct, hasKeys = window.matchMedia("(pointer: fine)").matches): void {
    if (!settle()) return;
    flushSync(() => work.choose(product));
    if (hasKeys) frame.current?.querySelector<HTMLInputElement>("input[data-figure]")?.focus();
  }

  return (
    // On a phone the count has the whole screen: a thumb reaches its lower half.
    <div
      ref={frame}
      data-form
      className="flex flex-col gap-3 max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:bg-surface max-lg:px-3 max-lg:pt-2"
    >
      <div className="flex items-center gap-2 lg:hidden">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-lg">{head.storage}</h2>
        <IconButton label={t("close")} onClick={() => settle() && onClose()}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <WayOut text={outText} onOut={() => settle() && onClose()} />
      {notice}
      <CountHead state={state} isOnPage={outText !== undefined}>
        {end?.(settle)}
      </CountHead>
      {!state.isKept && <Remark text={t("notKept")} />}
      {work.isOpen ? (
        <>
          <AskedFigures work={work} state={state} />
          <div className="grid shrink-0 gap-2">
            <CodeScan
              scan={{ ...scan, scan: scanAfter }}
              error={undefined}
              within={frame}
              // Nobody looks at it then, and one more would become a part of the figure.
              cameraPause={pause.text}
              onCamera={pause.onCamera}
            />
          </div>
          <div className="flex gap-4 max-lg:grow max-lg:flex-col-reverse max-lg:justify-end">
            <div
              // A question or a code that is settled leads back to what is counted.
              tabIndex={-1}
              data-goes-on
              className="outline-none grid min-w-0 grid-cols-1 content-start gap-3 max-lg:-mx-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:max-h-[75dvh] max-lg:overflow-y-auto max-lg:border-line max-lg:border-t max-lg:bg-raised max-lg:p-3 lg:sticky lg:top-14 lg:flex-1 lg:self-start"
            >
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
                  next={nextOf(state, current)}
                  settles={settles}
                  isPadOpen={isPadOpen}
                  padNotice={pause.besidePad}
                  onPad={openPad}
                  typed={head.typed}
                  onType={(text) => work.type(text)}
                  onSet={(pieces) => work.set(current, pieces)}
                  onStep={(by) => work.step(current, by)}
                  onUndo={() => settle() && work.undo()}
                  onNext={choose}
                />
              )}
            </div>
            <CountList state={state} reading={reading} onRead={onRead} onChoose={choose} more={more?.(choose)} />
          </div>
        </>
      ) : (
        <CountOver
          state={state}
          reason={head.isLost ? t("lost") : t("ended", { status: statusText(head.status) })}
          within={frame}
        />
      )}
    </div>
  );
}

/** Why the camera takes nothing: over its picture, and beside the pad, from which a phone has the picture out of sight. */
function useCameraPause(isPadOpen: boolean, typed: string | undefined) {
  const t = useTranslations("counting");
  const [hasCamera, onCamera] = useState(false);
  const byFigure = typed === undefined ? undefined : t("pausedByFigure");
  const text = isPadOpen ? t("pausedByPad") : byFigure;
  return { text, besidePad: hasCamera && isPadOpen ? text : undefined, onCamera };
}

function WayOut({ text, onOut }: { text: string | undefined; onOut(): void }) {
  if (text === undefined) return null;
  return (
    <Button className="self-start max-lg:hidden" onClick={onOut}>
      <ArrowLeft size={18} aria-hidden />
      {text}
    </Button>
  );
}

/** What is left to count behind a product, in the order of the cells; from the beginning again where it was the last. */
function nextOf(state: CountState, { id }: CountProduct): CountProduct | undefined {
  const left = leftOf(state).filter((each) => each.id !== id);
  const behind = new Set([...state.products.keys()].slice([...state.products.keys()].indexOf(id)));
  return left.find((each) => behind.has(each.id)) ?? left[0];
}
