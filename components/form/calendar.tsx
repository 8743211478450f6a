"use client";

import { parseISO } from "date-fns/parseISO";
import { useLocale } from "next-intl";
import { DayPicker } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { ro } from "react-day-picker/locale/ro";
import { dayOfDate } from "@/lib/dates/day";

interface CalendarProps {
  /** YYYY-MM-DD. */
  day: string | undefined;
  onDay(day: string): void;
}

const partClasses = {
  root: "relative",
  month_caption: "flex h-9 items-center px-2 font-medium capitalize",
  nav: "absolute top-0 right-0 flex gap-1",
  button_previous: "grid size-8 place-items-center rounded-md hover:bg-hover",
  button_next: "grid size-8 place-items-center rounded-md hover:bg-hover",
  chevron: "size-4 fill-current",
  weekday: "size-9 font-normal text-ink-muted text-sm",
  day: "size-9 p-0 text-center",
  day_button: "size-9 rounded-md hover:bg-hover",
  today: "font-semibold underline underline-offset-4",
  selected: "rounded-md bg-action text-on-action",
  outside: "text-ink-muted",
};

/** One month to choose a day in; weeks start on Monday in both languages (DATE-004). */
export function Calendar({ day, onDay }: CalendarProps) {
  const locale = useLocale();
  const selected = day === undefined ? undefined : parseISO(day);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      weekStartsOn={1}
      locale={locale === "ro" ? ro : enGB}
      selected={selected}
      defaultMonth={selected}
      onSelect={(date) => onDay(dayOfDate(date))}
      classNames={partClasses}
    />
  );
}
