"use client";

import ArrowRight from "lucide-react/icons/arrow-right";
import Delete from "lucide-react/icons/delete";
import Grid3x3 from "lucide-react/icons/grid-3x3";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Undo2 from "lucide-react/icons/undo-2";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useId } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { mostPieces } from "@/lib/counting/count-book";
import type { CountProduct } from "@/lib/counting/kept-count";
import { formatQuantity } from "@/lib/money/format";
import { type FigureEntry, useFigureEntry } from "./figure-entry";
import { ProductPicture } from "./product-picture";

interface CurrentProductProps {
  product: CountProduct;
  pieces: number | undefined;
  /** What the books have, where whoever counts may know. */
  books: number | undefined;
  /** The platform's own words, where it did not take the figure. */
  refusal: string | undefined;
  canUndo: boolean;
  /** What is left to count after it, in order; undefined where nothing is. */
  next: CountProduct | undefined;
  settles: RefObject<FigureEntry | null>;
  /** The number pad stays open from one product to the next. */
  isPadOpen: boolean;
  onPad(isOpen: boolean): void;
  /** What the open pad keeps from being done, which may be out of sight where that is told. */
  padNotice: string | undefined;
  /** What was typed as its figure and is not set. */
  typed: string | undefined;
  onType(text: string | undefined): void;
  onSet(pieces: number | undefined): void;
  /** One more or one less than there is by now. */
  onStep(by: 1 | -1): void;
  onUndo(): void;
  /** @param hasKeys it was asked for by a key, where that is known */
  onNext(product: CountProduct, hasKeys?: boolean): void;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
/** As wide and as high with either text, so that nothing moves under the thumb or the pointer. */
const setAside = { size: "small", lines: "several", className: "min-w-0 flex-1 leading-tight sm:max-w-48" } as const;
/** Beside the list a narrow window has room for the icon alone. */
const roomy = "max-sm:sr-only lg:max-xl:sr-only";
/** For a gloved thumb. */
const key = "min-h-13 text-lg";

/** The product that is being counted, large: its figure by one more, one less, the number pad or the keyboard. */
export function CurrentProduct(props: CurrentProductProps) {
  const {
    product,
    pieces,
    books,
    refusal,
    canUndo,
    next,
    settles,
    isPadOpen,
    onPad,
    padNotice,
    typed,
    onType,
    onSet,
    onStep,
    onUndo,
    onNext,
  } = props;
  const t = useTranslations("counting.current");
  const whole = useTranslations("counting");
  const [titleId, faultId] = [useId(), useId()];
  const entry = useFigureEntry(pieces, { kept: typed, onType, onSet }, settles);

  function step(by: 1 | -1): void {
    if (entry.settle()) onStep(by);
  }

  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <ProductLines product={product} books={books} titleId={titleId} hasPad={isPadOpen} />
      <div className="flex items-stretch gap-2">
        <Button
          aria-label={t("less")}
          className="min-h-16 w-18 shrink-0"
          aria-disabled={!pieces}
          onClick={() => step(-1)}
        >
          <Minus size={26} aria-hidden />
        </Button>
        <input
          aria-label={t("figure", { product: product.name })}
          aria-invalid={entry.isBad}
          aria-describedby={entry.isBad || refusal ? faultId : undefined}
          data-figure
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder="–"
          value={entry.text}
          onChange={({ target }) => entry.put(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={entry.settle}
          onKeyDown={(event) => {
            if (event.key === "Escape") entry.drop();
            if (event.key !== "Enter") return;
            event.preventDefault();
            // Once more, with nothing to set, it goes on.
            if (!entry.isTyped && pieces !== undefined && next) onNext(next, true);
            else if (entry.settle()) event.currentTarget.select();
          }}
          className={classNames(
            "h-16 min-w-0 flex-1 rounded-md border bg-surface text-center font-semibold text-4xl text-ink tabular-nums",
            "placeholder:text-ink-muted focus-visible:outline-offset-0 aria-invalid:border-danger",
            entry.isTyped ? "border-action" : "border-line-strong",
          )}
        />
        <Button
          variant="primary"
          aria-label={t("more")}
          className="min-h-16 w-18 shrink-0"
          aria-disabled={pieces === mostPieces}
          onClick={() => step(1)}
        >
          <Plus size={26} aria-hidden />
        </Button>
      </div>
      {(entry.isBad || refusal) && (
        <p id={faultId} role="alert" className="text-danger">
          {entry.isBad ? t("bad") : whole("refused", { reason: refusal ?? "" })}
        </p>
      )}
      <div className="flex gap-2">
        <Button size="large" aria-expanded={isPadOpen} title={t("pad")} onClick={() => onPad(!isPadOpen)}>
          <Grid3x3 size={18} aria-hidden />
          <span className={roomy}>{t("pad")}</span>
        </Button>
        <Button size="large" aria-label={t("undoLast")} aria-disabled={!canUndo} onClick={() => canUndo && onUndo()}>
          <Undo2 size={18} aria-hidden />
          <span className={roomy}>{t("undo")}</span>
        </Button>
        {pieces === undefined ? (
          <Button {...setAside} onClick={() => entry.settle() && onSet(0)}>
            {t("zero")}
          </Button>
        ) : (
          <Button
            {...setAside}
            variant="quiet"
            onClick={() => {
              entry.drop();
              onSet(undefined);
            }}
          >
            {t("remove")}
          </Button>
        )}
        {next && (
          <Button size="large" className="ml-auto max-sm:px-3" title={next.name} onClick={() => onNext(next)}>
            {t("next")}
            <ArrowRight size={18} aria-hidden />
          </Button>
        )}
      </div>
      {padNotice && <p className="text-sm text-warning">{padNotice}</p>}
      {isPadOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are keys.
        <div role="group" data-pad aria-label={t("pad")} className="grid grid-cols-3 lg:max-w-80 gap-2">
          {digits.map((digit) => (
            <Button key={digit} className={key} onClick={() => entry.press(digit)}>
              {digit}
            </Button>
          ))}
          <Button className={key} aria-label={t("erase")} onClick={entry.erase}>
            <Delete size={22} aria-hidden />
          </Button>
          <Button className={key} onClick={() => entry.press("0")}>
            0
          </Button>
          <Button className={key} variant="primary" onClick={entry.settle}>
            {t("set")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ProductLinesProps extends Pick<CurrentProductProps, "product" | "books"> {
  titleId: string;
  hasPad: boolean;
}

function ProductLines({ product, books, titleId, hasPad }: ProductLinesProps) {
  const t = useTranslations("counting.current");
  const locale = useLocale();
  const place = product.cell ? t("cell", { cell: product.cell }) : undefined;
  return (
    <div className="flex items-center gap-3">
      {/* On a phone, and in a low window, the keys need its place. */}
      <span className={classNames("contents", hasPad && "max-lg:hidden [@media(max-height:820px)]:hidden")}>
        <ProductPicture address={product.image} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 id={titleId} className="font-semibold text-lg leading-snug wrap-anywhere">
          {product.name}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-ink-muted">
          {place && <span>{place}</span>}
          {/* On a phone the books, which are told with the first figure, come in its place: nothing moves under the thumb. */}
          <span className={classNames("tabular-nums", books !== undefined && "max-sm:hidden")}>
            {product.barcodes[0]}
          </span>
          {!product.isExpected && <span>{t("beside")}</span>}
          {books !== undefined && <span>{t("books", { pieces: formatQuantity(books, locale) })}</span>}
        </p>
      </div>
    </div>
  );
}
