"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { useOpenPages } from "@/components/shell/open-pages";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { dayIn } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { productRecord, stockRecord } from "@/lib/list/declare/named-product";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { TrustedStock } from "@/lib/resources/current_stocks/current-stocks.calls";
import {
  leastTrusted,
  type RankedStock,
  type TrustInput,
  trustInputs,
} from "@/lib/resources/current_stocks/least-trusted";
import { OpenCounts } from "./open-counts";
import { StartCount } from "./start-count";

interface CountTodayProps {
  storage: number;
  /** All products of the storage. */
  rows: readonly TrustedStock[];
}

/** The products whose books are least to be trusted, with what tells so, and the way to count them. */
export function CountToday({ storage, rows }: CountTodayProps) {
  const t = useTranslations("current_stocks.countToday");
  const pages = useOpenPages();
  const zone = useOperatorZone();
  const today = useToday();
  const { ranked, lacking, inOpenCounts } = leastTrusted(rows, { today, zone });
  const title = t("title");
  const told = lacking.map((input) => t(`inputs.${input}`)).join(", ");
  if (lacking.length === trustInputs.length) return <PreviewSection title={title}>{t("nothingTold")}</PreviewSection>;
  const isOfInventory = pages.includes("inventory");
  const notProposed = inOpenCounts > 0 && t("inOpenCounts", { count: inOpenCounts });
  if (ranked.length === 0)
    return (
      <PreviewSection title={title}>
        {isOfInventory && <OpenCounts storage={storage} />}
        <p>
          {notProposed || t("none")} {inOpenCounts > 0 && inOpenCounts < rows.length && t("noneBeside")}
        </p>
      </PreviewSection>
    );
  const shown = trustInputs.filter((input) => !lacking.includes(input));
  const ids = ranked.map(({ row }) => row.product.id);
  const columns = [
    { title: t("product") },
    { title: t("stock"), isNumber: true },
    ...shown.map((input) => ({ title: t(`columns.${input}`), isNumber: true })),
  ];
  return (
    <PreviewSection title={title} action={isOfInventory && <StartCount storage={storage} products={ids} />}>
      {isOfInventory && <OpenCounts storage={storage} />}
      <p className="text-ink-muted text-sm">
        {t("order", { count: ranked.length })} {lacking.length > 0 && t("lacking", { inputs: told })} {notProposed}
      </p>
      <PreviewTable label={title} columns={columns}>
        {ranked.map((each) => (
          <RankedRow key={each.row.product.id} storage={storage} ranked={each} shown={shown} />
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}

interface RankedRowProps {
  storage: number;
  ranked: RankedStock;
  shown: readonly TrustInput[];
}

function RankedRow({ storage, ranked, shown }: RankedRowProps) {
  const locale = useLocale();
  const { product, stock } = ranked.row;
  return (
    <tr>
      <PreviewCell>
        <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
          <span>{product.barcode}</span>
        </MediaCell>
      </PreviewCell>
      <PreviewCell isNumber>
        <RecordLink record={stockRecord({ product: product.id, storage })}>{formatQuantity(stock, locale)}</RecordLink>
      </PreviewCell>
      {shown.map((input) => (
        <PreviewCell key={input} isNumber>
          <InputCell input={input} ranked={ranked} />
        </PreviewCell>
      ))}
    </tr>
  );
}

/** One of the inputs as a person reads it; a dash of what the platform does not tell of this one. */
function InputCell({ input, ranked: { row, age } }: { input: TrustInput; ranked: RankedStock }) {
  const locale = useLocale();
  const { value, movedSince, countedDifference, counts, lastCounted } = row;
  switch (input) {
    case "value":
      return value === undefined ? "–" : formatMoney(value, defaultCurrency, locale);
    case "age":
      return <Age age={age} lastCounted={lastCounted} />;
    case "moves":
      return movedSince === undefined ? "–" : formatQuantity(movedSince, locale);
    case "difference":
      return <Difference pieces={countedDifference} counts={counts} />;
  }
}

function Age({ age, lastCounted }: Pick<RankedStock, "age"> & Pick<TrustedStock, "lastCounted">) {
  const t = useTranslations("current_stocks.countToday");
  const zone = useOperatorZone();
  if (age === undefined) return "–";
  if (age === "never" || lastCounted === undefined) return t("never");
  return (
    <>
      {age === 0 ? t("today") : t("age", { days: age })}
      <span className="block text-ink-muted text-xs">{formatDay(dayIn(zone, lastCounted))}</span>
    </>
  );
}

interface DifferenceProps {
  pieces: number | undefined;
  counts: number | undefined;
}

/** Of what was never counted there is none. */
function Difference({ pieces, counts = 0 }: DifferenceProps) {
  const t = useTranslations("current_stocks.countToday");
  if (pieces === undefined || counts === 0) return "–";
  return (
    <>
      {t("pieces", { count: pieces })}
      <span className="block text-ink-muted text-xs">{t("ofCounts", { count: counts })}</span>
    </>
  );
}
