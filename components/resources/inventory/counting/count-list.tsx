"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import CircleAlert from "lucide-react/icons/circle-alert";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { Picture } from "@/components/record/picture";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { type CountEntry, countedOf, isUnsent } from "@/lib/counting/count-book";
import { type CountState, leftOf } from "@/lib/counting/count-work";
import type { CountProduct } from "@/lib/counting/kept-count";
import { formatQuantity } from "@/lib/money/format";
import { folded } from "@/lib/texts/folded";

/** What is known of the products that are to be counted. */
export type ListReading = "reading" | "whole" | "failed";

interface CountListProps {
  state: CountState;
  reading: ListReading;
  onRead(): void;
  /** @param hasKeys it was chosen by a key, where that is known */
  onChoose(product: CountProduct, hasKeys?: boolean): void;
  /** Finds what is not on the list. */
  more: ReactNode;
}

type Part = "left" | "counted";
const parts: readonly Part[] = ["left", "counted"];

/** In px: for a gloved thumb. */
const rowHeight = 60;

/** What is left to count, in the order of the machine's cells, and what is counted, the last first. */
export function CountList({ state, reading, onRead, onChoose, more }: CountListProps) {
  const t = useTranslations("counting.list");
  const locale = useLocale();
  const [part, setPart] = useState<Part>("left");
  const [sought, setSought] = useState("");
  const lists = useMemo(() => ({ left: leftOf(state), counted: countedIn(state) }), [state]);
  // A scan is drawn before the list that it changes.
  const shown = useDeferredValue(lists[part]);
  const hits = useMemo(() => matching(shown, sought), [shown, sought]);
  const listId = useId();
  return (
    <section aria-label={t("label")} className="flex min-w-0 flex-1 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {parts.map((each) => (
          <Button
            key={each}
            size="large"
            aria-pressed={part === each}
            aria-controls={listId}
            variant={part === each ? "primary" : "secondary"}
            onClick={() => setPart(each)}
          >
            {t(each, { n: formatQuantity(lists[each].length, locale) })}
          </Button>
        ))}
      </div>
      <TextInput
        aria-label={t("find")}
        placeholder={t("findPlaceholder")}
        type="search"
        className="shrink-0 max-lg:h-12"
        enterKeyHint="go"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={(event) => {
          // What the list shows first is what was meant; a scanner's Enter is the scanner's.
          const [first] = matching(lists[part], sought);
          if (event.key !== "Enter" || event.defaultPrevented || sought.trim() === "" || first === undefined) return;
          event.preventDefault();
          setSought("");
          onChoose(first, true);
        }}
      />
      {reading === "reading" && (
        <p role="status" className="text-ink-muted">
          {t("reading")}
        </p>
      )}
      {reading === "failed" && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-warning">
          {t("failed")}
          <Button size="small" onClick={onRead}>
            {t("again")}
          </Button>
        </p>
      )}
      <div id={listId} className="flex flex-col">
        {hits.length > 0 ? (
          <Rows key={part} products={hits} state={state} onChoose={onChoose} />
        ) : (
          <Empty part={part} sought={sought} reading={reading} hasList={state.products.size > 0} />
        )}
      </div>
      {/* On a phone what is counted lies over the end of the screen. */}
      {more && <div className="max-lg:[&_[cmdk-root]]:scroll-mb-[45dvh]">{more}</div>}
    </section>
  );
}

interface EmptyProps {
  part: Part;
  sought: string;
  reading: ListReading;
  hasList: boolean;
}

function Empty({ part, sought, reading, hasList }: EmptyProps) {
  const t = useTranslations("counting.list");
  if (sought.trim() !== "") return <p className="py-4 text-ink-muted">{t("noHit", { text: sought.trim() })}</p>;
  if (part === "counted") return <p className="py-4 text-ink-muted">{t("noneCounted")}</p>;
  return reading === "whole" ? <p className="py-4 text-ink-muted">{t(hasList ? "noneLeft" : "noList")}</p> : null;
}

interface RowsProps extends Pick<CountListProps, "state" | "onChoose"> {
  products: readonly CountProduct[];
}

function Rows({ products, state, onChoose }: RowsProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: products.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <ul
      ref={scroller}
      className="relative overflow-y-auto rounded-md border border-line bg-surface max-lg:max-h-[60dvh] lg:max-h-[min(34rem,60dvh)]"
      // As high as all of its rows, where there is room.
      style={{ height: products.length * rowHeight + 2 }}
    >
      <li aria-hidden style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const product = products[index];
        return (
          product && (
            <li
              key={product.id}
              aria-setsize={products.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-line border-b"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              <Row
                product={product}
                entry={state.book.entries.get(product.id)}
                isCurrent={state.head.current === product.id}
                onChoose={() => onChoose(product)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface RowProps {
  product: CountProduct;
  entry: CountEntry | undefined;
  isCurrent: boolean;
  onChoose(): void;
}

function Row({ product, entry, isCurrent, onChoose }: RowProps) {
  const t = useTranslations("counting.list");
  const locale = useLocale();
  const isTroubled = entry !== undefined && (entry.theirs !== undefined || entry.sending.state === "refused");
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className={classNames(
        "flex size-full items-center gap-3 px-3 text-left hover:bg-hover",
        isCurrent && "bg-hover shadow-[inset_3px_0_0_var(--color-action)]",
      )}
      onClick={onChoose}
    >
      <Picture address={product.image} text="" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 wrap-anywhere">{product.name}</span>
        <span className="flex gap-x-3 text-ink-muted text-xs tabular-nums">
          {product.cell && <span className="font-medium">{product.cell}</span>}
          <span>{product.barcodes[0]}</span>
        </span>
      </span>
      {isTroubled && <CircleAlert size={18} className="shrink-0 text-danger" aria-hidden />}
      {!isTroubled && entry !== undefined && isUnsent(entry) && (
        <CloudUpload size={18} role="img" aria-label={t("unsent")} className="shrink-0 text-ink-muted" />
      )}
      {entry?.pieces !== undefined && (
        <span className="font-semibold text-lg tabular-nums">{formatQuantity(entry.pieces, locale)}</span>
      )}
    </button>
  );
}

/** What was counted last comes first. */
function countedIn({ products, book }: CountState): CountProduct[] {
  return [...products.values()]
    .filter(({ id }) => countedOf(book, id) !== undefined || book.entries.get(id)?.theirs !== undefined)
    .sort((one, other) => (at(book, one.id) > at(book, other.id) ? -1 : 1));
}

function at({ entries }: CountState["book"], product: number): string {
  return entries.get(product)?.at ?? "";
}

function matching(products: readonly CountProduct[], sought: string): readonly CountProduct[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter(({ name, barcodes, cell = "" }) => {
    const text = folded([name, cell, ...barcodes].join(" "));
    return words.every((word) => text.includes(word));
  });
}
