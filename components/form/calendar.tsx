"use client";

import { useLocale } from "next-intl";
import { DayPicker } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { ro } from "react-day-picker/locale/ro";
import { dayIn } from "@/lib/dates/day";
import { useToday } from "../shell/use-today";

interface CalendarProps {
  /** YYYY-MM-DD. */
  day: string | undefined;
  onDay(day: string): void;
}

const partClasses = {
  root: "relative",
  month_caption: "flex h-control items-center px-2 font-medium capitalize",
  nav: "absolute top-0 right-0 flex gap-1",
  button_previous: "grid size-control place-items-center rounded-md hover:bg-hover",
  button_next: "grid size-control place-items-center rounded-md hover:bg-hover",
  chevron: "size-4 fill-current",
  weekday: "size-control font-normal text-ink-muted text-sm",
  day: "size-control p-0 text-center",
  day_button: "size-control rounded-md hover:bg-hover",
  today: "font-semibold underline underline-offset-4",
  selected: "rounded-md bg-action text-on-action",
  outside: "text-ink-muted",
};

/**
 * One month to choose a day in; weeks start on Monday in both languages (DATE-004). Its days are those of UTC, where none
 * is skipped, whatever the machine's clocks do.
 */
export function Calendar({ day, onDay }: CalendarProps) {
  const locale = useLocale();
  const today = new Date(useToday());
  const selected = day === undefined ? undefined : new Date(day);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      weekStartsOn={1}
      timeZone="UTC"
      today={today}
      locale={locale === "ro" ? ro : enGB}
      selected={selected}
      defaultMonth={selected ?? today}
      onSelect={(date) => onDay(dayIn("UTC", date))}
      classNames={partClasses}
    />
  );
}
