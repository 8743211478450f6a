"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type KeyboardEvent, useId, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { cut, longest } from "@/lib/list/texts/cut";
import { isNumericKey, type NumericKind, numericText } from "@/lib/money/numeric-text";
import type { LeftOut } from "./left-out";
import {
  cameAtOnce,
  erasesAll,
  isComma,
  isErasing,
  isTakenAway,
  putAtCaret,
  putInPlace,
  putInto,
  show,
} from "./numeric-entry";
import { TextInput } from "./text-input";
import { useRefusedEntry } from "./use-refused-entry";

/** Where it is told what was refused: in a cell without a change of its height. */
const noticeClasses = {
  field: "mt-1",
  cell: classNames(
    "absolute z-20 w-max rounded-md border border-danger bg-raised px-2.5 py-1.5 shadow-raised",
    "-translate-y-1/2 top-1/2 right-full mr-4 max-w-[min(18rem,45vw)] text-left",
  ),
};

interface NumericInputProps extends Omit<ComponentProps<typeof TextInput>, "onChange" | "size" | "value">, NumericKind {
  value: string;
  onValue(value: string): void;
  /** What an emptied field holds at once, selected so that the next key replaces it. */
  emptied?: string;
  /** `cell`: in a cell of a grid, whose head names the unit. */
  placed?: "field" | "cell";
  /** What was refused before the field was there. */
  refusedAtFirst?: readonly LeftOut[];
  /** That stood there for longer: what is typed over it takes its place, instead of going on behind it. */
  isReopened?: boolean;
  /** Whole numbers alone: a dot that is typed is told of by whoever reads them. */
  isWholeNumber?: boolean | undefined;
}

interface Taken {
  isDegrees: boolean | undefined;
  isMany: boolean | undefined;
  isWholeNumber: boolean | undefined;
}

/** Which text tells what the field takes. */
function noticeOf({ isDegrees, isMany, isWholeNumber }: Taken) {
  if (isDegrees) return "notDegrees";
  if (!isWholeNumber) return "notNumeric";
  return isMany ? "notNumbers" : "notWhole";
}

/**
 * Holds digits and the dot alone (1§5), of degrees a minus too: a comma becomes the dot, pasted groups and units are
 * read, and what is no number is refused in sight. A text field: one of type number would scroll and round. What it
 * puts in place of something is put as if it had been typed, so that Ctrl+Z takes back what was done.
 */
export function NumericInput({
  value,
  onValue,
  unit,
  isMany,
  isDegrees,
  isNumber,
  emptied,
  ...props
}: NumericInputProps) {
  const { placed = "field", refusedAtFirst, isReopened, isWholeNumber, onKeyDown, ...rest } = props;
  const t = useTranslations("common");
  const unitId = useId();
  const noticeId = useId();
  const { refused, frame, tellRefused, forget, carryOn } = useRefusedEntry(value, refusedAtFirst);
  /** A sign was refused, and nothing was done since: what is typed next goes on behind it. */
  const isGoingOn = useRef(Boolean(refusedAtFirst?.length) && !isReopened);
  /** @param isWhole it came at once: nothing goes on in it */
  function refuse(put: LeftOut, isWhole: boolean): void {
    tellRefused(put, isWhole || (!isGoingOn.current && put.over === value.length));
    isGoingOn.current = true;
  }
  const kind: NumericKind = { unit, isMany, isDegrees, isNumber };
  const read = (text: string, isWhole: boolean) => numericText(text, isWhole, kind);

  function refusalText(left: string, whole: string): string {
    const kindOf = noticeOf({ isDegrees, isMany, isWholeNumber });
    const text = cut(left, longest.chip);
    return left === whole ? t(kindOf, { text }) : t(`${kindOf}In`, { text, whole: cut(whole, longest.chip) });
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const typed = target.value;
    const isWhole = cameAtOnce(nativeEvent, typed);
    const text = read(typed, isWhole);
    if (text === undefined) {
      refuse(putInto(target, value), isWhole);
      show(target, value);
      return;
    }
    const next = text || (emptied ?? "");
    show(target, next);
    if (next !== text) target.select();
    // A digit typed behind a refused sign is not what was meant: the notice stays until something is taken away.
    const isAllNew = isWhole && !isGoingOn.current && (value !== "" || typed.length > 1 || isReopened === true);
    const isReplaced = isTakenAway(nativeEvent) || isAllNew;
    isGoingOn.current = false;
    if (isReplaced) forget();
    else carryOn(next, target.selectionEnd);
    if (next !== value) onValue(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const { key } = event;
    if (value === "" && isErasing(event)) forget();
    if (isNumericKey(event, kind)) {
      // A digit takes the place of what is selected; any other key, such as Ctrl+A, is a beginning of its own.
      if (!/^[\d.,-]$/.test(key)) isGoingOn.current = false;
      enter(event);
      return;
    }
    event.preventDefault();
    if ([...key].length === 1) refuse(putAtCaret(event.currentTarget, key), false);
  }

  /** Keys that put in something else than their own sign. */
  function enter(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComma(event) && !isMany) putInPlace(event, ".");
    if (emptied === undefined || !erasesAll(event)) return;
    event.currentTarget.select();
    putInPlace(event, emptied);
    event.currentTarget.select();
  }

  /** Two cells are no number: a field of one line makes spaces of line breaks, and they would read as one with a group. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const text = event.clipboardData.getData("text/plain").trim();
    const isAll = selectionStart === 0 && selectionEnd === before.length;
    if (text === "") return;
    const number = !isMany && /[\r\n\t]/.test(text) ? undefined : read(text, isAll);
    event.preventDefault();
    if (number === undefined) refuse(putAtCaret(event.currentTarget, text), true);
    else putInPlace(event, number);
  }

  const notice = refused && refusalText(refused.text, refused.whole);
  const shownUnit = placed === "cell" ? undefined : unit;
  const described = [shownUnit && unitId, notice && noticeId, rest["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div ref={frame} className={classNames(placed !== "field" && "relative", placed === "cell" && "min-w-0 flex-1")}>
      <div className="relative">
        <TextInput
          // The numeric keyboard of some telephones has no minus.
          inputMode={isDegrees ? "text" : "decimal"}
          autoComplete="off"
          size={placed}
          className={classNames(shownUnit && "pr-14 text-right tabular-nums")}
          value={value}
          {...rest}
          aria-describedby={described || undefined}
          aria-invalid={Boolean(notice) || rest["aria-invalid"]}
          onKeyDown={press}
          onPaste={paste}
          onPointerDown={() => {
            isGoingOn.current = false;
          }}
          onChange={change}
        />
        {shownUnit && (
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted text-sm"
          >
            {shownUnit}
          </span>
        )}
      </div>
      {notice && (
        <p id={noticeId} role="alert" className={classNames("text-danger text-sm", noticeClasses[placed])}>
          {notice}
        </p>
      )}
    </div>
  );
}
