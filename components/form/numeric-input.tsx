"use client";

import { useTranslations } from "next-intl";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cut, longest } from "@/lib/list/texts/cut";
import { isNumericKey, numericText, numericTexts } from "@/lib/money/numeric-text";
import { TextInput } from "./text-input";

interface NumericInputProps extends Omit<ComponentProps<typeof TextInput>, "onChange" | "onKeyDown" | "value"> {
  value: string;
  onValue(value: string): void;
  /** What it is counted in, e.g. RON or %: shown inside the field, and read with it (CNST-015, CNST-016). */
  unit?: string;
  /** Several numbers, a comma between them. */
  isMany?: boolean;
  /** What an emptied field holds at once, selected so that the next key replaces it. */
  emptied?: string;
}

/** What was left out, and what the field held then: another value from elsewhere ends the notice. */
interface Refusal {
  text: string;
  value: string;
}

/**
 * Holds digits and the dot alone (1§5): a comma becomes the dot, pasted groups and units are read, and what is no number
 * is refused in sight. A text field: one of type number would scroll and round.
 */
export function NumericInput({ value, onValue, unit, isMany = false, emptied, ...rest }: NumericInputProps) {
  const t = useTranslations("common");
  const unitId = useId();
  const refusedId = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  // Another value came from elsewhere: what was refused before it is past.
  if (refusal !== undefined && refusal.value !== value) setRefusal(undefined);
  const refused = refusal?.value === value ? refusal.text : undefined;
  const frame = useRef<HTMLDivElement>(null);
  /** A sign was refused, and nothing was done since: what is typed next goes on behind it. */
  const isGoingOn = useRef(false);
  // The form is not sent while it stands (`entryRefusedIn`).
  useEffect(() => frame.current?.querySelector("input")?.setCustomValidity(refused ?? ""), [refused]);

  function refuse(text: string): void {
    isGoingOn.current = true;
    setRefusal({ text, value });
  }
  const read = (text: string, isWhole: boolean) =>
    isMany ? numericTexts(text, isWhole) : numericText(text, isWhole, unit);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const typed = target.value;
    const isWhole = cameAtOnce(nativeEvent, typed);
    const text = read(typed, isWhole);
    if (text === undefined) {
      refuse(putInto(target, value));
      show(target, value);
      return;
    }
    const next = text || (emptied ?? "");
    show(target, next);
    if (next !== text) target.select();
    // A digit typed behind a refused sign is not what was meant: the notice stays until something is taken away.
    const isAllNew = isWhole && !isGoingOn.current && (value !== "" || typed.length > 1);
    const isReplaced = isDeletion(nativeEvent) || isAllNew;
    isGoingOn.current = false;
    setRefusal((before) => (isReplaced ? undefined : before && { ...before, value: next }));
    if (next !== value) onValue(next);
  }

  function press(event: KeyboardEvent): void {
    if (value === "" && /^(Backspace|Delete)$/.test(event.key)) setRefusal(undefined);
    if (isNumericKey(event)) {
      // A digit takes the place of what is selected; any other key, such as Ctrl+A, is a beginning of its own.
      if (!/^[\d.,]$/.test(event.key)) isGoingOn.current = false;
      return;
    }
    event.preventDefault();
    if ([...event.key].length === 1) refuse(event.key);
  }

  /** A field of one line makes spaces of line breaks, and two cells would read as one number with a group. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain").trim();
    if (isMany || !/[\r\n\t]/.test(text)) return;
    event.preventDefault();
    refuse(text);
  }

  const describedBy = [
    unit === undefined ? undefined : unitId,
    refused === undefined ? undefined : refusedId,
    rest["aria-describedby"],
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div ref={frame}>
      <div className="relative">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          className={unit === undefined ? undefined : "pr-14 text-right tabular-nums"}
          value={value}
          {...rest}
          aria-describedby={describedBy || undefined}
          aria-invalid={refused !== undefined || rest["aria-invalid"]}
          onKeyDown={press}
          onPaste={paste}
          onPointerDown={() => {
            isGoingOn.current = false;
          }}
          onChange={change}
        />
        {unit !== undefined && (
          <span
            id={unitId}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted text-sm"
          >
            {unit}
          </span>
        )}
      </div>
      {refused !== undefined && (
        <p id={refusedId} role="alert" className="mt-1 text-danger text-sm">
          {t("notNumeric", { text: cut(refused, longest.chip) })}
        </p>
      )}
    </div>
  );
}

/**
 * Whether all that stands in a field came in one piece, by pasting, dictation or autofill. What is typed sign by sign,
 * composed, undone or pasted beside other signs is taken as it stands: `12.` and a pasted `500` are not 12500.
 */
function cameAtOnce(event: Event, held: string): boolean {
  if (!(event instanceof InputEvent)) return true;
  return /^insert(Text|From|Replacement)/.test(event.inputType) && (event.data === null || event.data === held);
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith("delete");
}

/** What was put into a field that held a value; all of it where that cannot be told. */
function putInto({ value, selectionEnd }: HTMLInputElement, before: string): string {
  const end = selectionEnd ?? value.length;
  const from = end - (value.length - before.length);
  const isPiece = from < end && before === value.slice(0, from) + value.slice(end);
  return isPiece ? value.slice(from, end) : value;
}

/** In place of what stands in a field, the caret as far from the end as it was: React would put it at the end. */
function show(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  const behind = field.value.length - (field.selectionEnd ?? field.value.length);
  field.value = text;
  const caret = Math.max(0, text.length - behind);
  field.setSelectionRange(caret, caret);
}
