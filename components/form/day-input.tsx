"use client";

import CalendarDays from "lucide-react/icons/calendar-days";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { AnchoredPopover } from "@/components/ui/popover";
import { isDay } from "@/lib/dates/day";
import { formatDayInput, isBegunDay, parseTypedDay } from "@/lib/dates/day-input";
import { useTwoPlaces } from "../shell/operator-zone";
import { IconButton } from "../ui/icon-button";
import { Calendar } from "./calendar";
import { Field } from "./field";
import { TextInput } from "./text-input";

interface DayInputProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string | undefined;
  /** @param day YYYY-MM-DD; what is no day (yet) as it was typed, so that nobody takes it for an empty field */
  onChange(day: string | undefined): void;
  /** What else is wrong with it; that it is no day is told by itself. */
  error?: string | undefined;
  /** What is to be looked at though it bars nothing. */
  warning?: string | undefined;
  /** It is the one date that is written YYYY-MM-DD (MAPP-005). */
  isIso?: boolean;
}

/**
 * A day of the operator's calendar, typed as dd/MM/yyyy or chosen in a calendar (DATE-001); any other spelling is read, too. What is no day stays in the
 * field, with the reason: at once where typing on makes none of it, otherwise when the field is left.
 */
export function DayInput({ label, value, onChange, error, warning, isIso = false }: DayInputProps) {
  const t = useTranslations("common.day");
  const written = (day: string): string => (isIso ? day : formatDayInput(day));
  // What is no day (yet) stands as it was typed.
  const textOf = (held: string | undefined): string =>
    held !== undefined && isDay(held) ? written(held) : (held ?? "");
  const [text, setText] = useState(textOf(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Set from outside, such as by a form that is reset.
    if (value !== heldBy(text)) setText(textOf(value));
  }
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isEntered = useRef(false);
  const [isLeft, setIsLeft] = useState(false);
  const places = useTwoPlaces();
  const day = parseTypedDay(text);
  const pattern = t(isIso ? "isoPattern" : "pattern");
  const put = (typed: string): void => {
    setIsLeft(false);
    setText(typed);
    onChange(heldBy(typed));
  };
  const isWrong = day === undefined && text !== "" && (isLeft || !isBegunDay(text));
  return (
    <Field
      label={label}
      hint={places === undefined ? pattern : t("patternIn", { pattern, place: places.operator })}
      error={isWrong ? t("wrong", { pattern }) : error}
      warning={warning}
    >
      {(field) => (
        <div className="relative">
          <TextInput
            {...field}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => put(event.target.value)}
            onPointerDown={({ button: pressed, currentTarget }) => {
              isEntered.current = pressed === 0 && currentTarget !== document.activeElement;
            }}
            onClick={({ currentTarget }) => {
              const isPartMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
              // Who comes to a whole day means to type another one, not to add to it.
              if (isEntered.current && day !== undefined && !isPartMarked) currentTarget.select();
              isEntered.current = false;
            }}
            onBlur={() => {
              isEntered.current = false;
              setIsLeft(true);
              if (day !== undefined) setText(written(day));
            }}
            className="pr-10"
          />
          <IconButton
            ref={button}
            size="small"
            label={t("open", { name: label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="absolute inset-y-0 right-1.5 my-auto"
          >
            <CalendarDays size={16} aria-hidden />
          </IconButton>
          {isOpen && (
            <AnchoredPopover anchor={button} onClose={() => setIsOpen(false)} aria-label={label} className="z-60 p-3">
              <Calendar
                day={day}
                onDay={(chosen) => {
                  put(written(chosen));
                  setIsOpen(false);
                }}
              />
            </AnchoredPopover>
          )}
        </div>
      )}
    </Field>
  );
}

function heldBy(text: string): string | undefined {
  return parseTypedDay(text) ?? (text === "" ? undefined : text);
}
