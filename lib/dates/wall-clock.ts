/**
 * What the clocks of a place show at a moment, as YYYY-MM-DDTHH:mm:ss. It never goes through the machine's own zone: a
 * date whose local hours are set to another place's loses an hour where the machine's clocks skip it.
 * @param timeZone an IANA name.
 * @throws RangeError where it is none, or the moment is none.
 */
export function wallClock(timeZone: string, moment: Date | string): string {
  const { Temporal } = globalThis;
  if (Temporal === undefined) return wallClockByFormat(timeZone, moment);
  const instant = Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "second" });
}

declare global {
  /**
   * As far as it is used, in newer browsers. The first object of `Intl` that a page makes takes 12 ms, and four times that
   * on a slow processor, before the page is alive; this takes nothing.
   */
  var Temporal:
    | {
        Instant: {
          fromEpochMilliseconds(time: number): {
            toZonedDateTimeISO(timeZone: string): {
              toPlainDateTime(): { toString(options: { smallestUnit: "second" }): string };
            };
          };
        };
        Now: { timeZoneId(): string };
      }
    | undefined;
}

function wallClockByFormat(timeZone: string, moment: Date | string): string {
  const shown = formatIn(timeZone).format(new Date(moment));
  const [month = "", day = "", year = "", hour = "", minute = "", second = ""] = shown.match(/\d+/g) ?? [];
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** Making one takes longer than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
