import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { OperatorZoneProvider } from "@/components/shell/operator-zone";
import list from "@/messages/en/list.json";
import { ExpiryDay } from "./expiry-day";

/** @param at the moment at which it is looked at, by clocks in New York */
function shown(day: string, at: string, isSpent = false): string {
  jest.useFakeTimers({ now: new Date(at) });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="America/New_York" messages={{ list }}>
      <OperatorZoneProvider timeZone="Europe/Bucharest" places={undefined}>
        <ExpiryDay day={day} isSpent={isSpent} />
      </OperatorZoneProvider>
    </NextIntlClientProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ["2026-12-06", "2026-12-06T21:59:00Z"],
  ["2026-12-07", "2026-12-06T22:01:00Z"],
])("STOC-001 goods of %s are good on their last day at the operator's, at %s", (day, at) => {
  expect(shown(day, at)).toBe(day.split("-").reverse().join("."));
});

it("STOC-001 expired goods are marked from the operator's midnight on, to the eye and in words", () => {
  const text = shown("2026-12-06", "2026-12-06T22:01:00Z");
  for (const part of ["06.12.2026", "text-danger", 'role="img"', 'aria-label="Expired"']) expect(text).toContain(part);
});

it("STOC-001 of what is used up nothing is expired", () => {
  expect(shown("2026-12-06", "2026-12-31T00:00:00Z", true)).toBe("06.12.2026");
});
