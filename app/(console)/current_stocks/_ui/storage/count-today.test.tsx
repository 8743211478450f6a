import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { OperatorZoneProvider } from "@/components/shell/operator-zone";
import type { TrustedStock } from "@/lib/resources/current_stocks/current-stocks.calls";
import common from "@/messages/en/common.json";
import current_stocks from "@/messages/en/current_stocks.json";
import { CountToday } from "./count-today";

const bare: TrustedStock = {
  productNodeReference: 4,
  product: { id: 4, name: "Apă", barcode: undefined, image: undefined },
  stock: 3,
  VAT: 9,
  nearestExpirationDate: undefined,
  value: undefined,
  counts: undefined,
  lastCounted: undefined,
  countedDifference: undefined,
  movedSince: undefined,
  isInOpenCount: undefined,
};

/** What is read there, cell by cell. */
function shown(...rows: Partial<TrustedStock>[]): string {
  jest.useFakeTimers({ now: new Date("2026-11-28T10:00:00Z") });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Europe/Bucharest" messages={{ common, current_stocks }}>
      <OperatorZoneProvider timeZone="Europe/Bucharest" places={undefined}>
        <CountToday storage={1} rows={rows.map((over) => ({ ...bare, ...over }))} />
      </OperatorZoneProvider>
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("\u00a0", " ");
}

afterEach(() => {
  jest.useRealTimers();
});

it("shows each input beside the product: what it is worth, when it was counted, how often it moved, how wrong it was", () => {
  const lastCounted = "2026-11-18T10:00:00Z";
  expect(shown({ value: "12.50", counts: 2, lastCounted, countedDifference: 3, movedSince: 7 })).toContain(
    "|Apă|3|12.50 RON|10 days ago|18.11.2026|7|3 pieces|in 2 counts|",
  );
  expect(shown({ value: "12.50", counts: 0, countedDifference: 0, movedSince: 7 })).toContain(
    "|Apă|3|12.50 RON|never|7|–|",
  );
});

it("what a platform lacks has no column, and is said once; where it tells nothing there is no order", () => {
  const text = shown({ movedSince: 7 });
  expect(text).toContain("|Product|Stock, pcs|Movements since|Apă|3|7|");
  expect(text.match(/does not tell/g)).toHaveLength(1);
  expect(text).toContain("This platform does not tell: the value, the last count, earlier differences.");
  expect(shown({})).toMatch(/nothing can be put in order here/);
  expect(shown({ counts: 1, lastCounted: "2026-11-28T08:00:00Z", movedSince: 0 })).toContain("counted today");
});
