"use client";

import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { EmptyValue } from "@/components/record/empty-value";
import { ExpiryDay } from "@/components/record/expiry-day";
import { keptEnd } from "@/components/record/kept-end";
import { Picture } from "@/components/record/picture";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { dayIn } from "@/lib/dates/day";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { type Column, isWordOf, saysState, type Tone } from "@/lib/list/declare/column";
import { betweenTags } from "@/lib/list/rows/column-widths";
import { cut } from "@/lib/list/texts/cut";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { ListPageKey } from "@/lib/roles/pages";
import { fullName } from "@/lib/texts/full-name";
import { inOneParagraph } from "@/lib/texts/isolated";
import { useListText } from "../use-list-text";
import { folded } from "./folded";
import { tagCount } from "./measured-text";

interface ListCellProps<Row> {
  page: ListPageKey;
  columnKey: string;
  column: Column<Row>;
  row: Row;
}

/** A value as its column's kind shows it; nothing reads as a dash. */
export function ListCell<Row>({ page, columnKey, column, row }: ListCellProps<Row>): ReactNode {
  return cellContent(useCellWords(page), columnKey, column, row);
}

/** By what values are put into words. */
export interface CellWords {
  locale: string;
  timeZone: string;
  operatorZone: string;
  textOf: ReturnType<typeof useListText>;
}

export function useCellWords(page: ListPageKey): CellWords {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const operatorZone = useOperatorZone();
  const textOf = useListText(page);
  return useMemo(() => ({ locale, timeZone, operatorZone, textOf }), [locale, timeZone, operatorZone, textOf]);
}

/** What a cell holds, without a component for each of a table's hundreds: React takes hold of those one by one. */
export function cellContent<Row>(
  { locale, timeZone, operatorZone, textOf }: CellWords,
  columnKey: string,
  column: Column<Row>,
  row: Row,
): ReactNode {
  switch (column.kind) {
    case "id":
      return column.value(row);
    case "text":
      return shown(column.value(row), (text) => words(cut(text, column.longest), text));
    case "person":
      return shown(column.value(row), (person) => words(fullName(person)));
    case "money":
      return shown(column.value(row), ({ amount, currency }) => formatMoney(amount, currency, locale));
    case "quantity":
      return shown(column.value(row), (quantity) => formatQuantity(quantity, locale));
    case "date":
      return shown(column.value(row), formatDay);
    case "expiry":
      return shown(column.value(row), (day) => <ExpiryDay day={day} isSpent={column.left(row) <= 0} />);
    case "operator-date":
      return shown(column.value(row), (moment) => formatDay(dayIn(operatorZone, moment)));
    case "date-time":
      return shown(column.value(row), (moment) => {
        const text = formatMoment(moment, timeZone);
        return (
          <span title={text} className={classNames("in-[td]:@max-[45rem]:leading-4", folded)}>
            {text}
          </span>
        );
      });
    case "boolean":
      return shown(column.value(row), (is) => <YesNo is={is} />);
    case "image":
      return shown(column.value(row), (image) => <Picture {...image} />);
    case "tags":
      return tagsOf(tagTexts(textOf, columnKey, column, row));
    case "link":
      return shown(column.value(row), ({ address, text }) => (
        <a href={address} target="_blank" rel="noopener noreferrer" className="text-link underline">
          <bdi>{inOneParagraph(text)}</bdi>
        </a>
      ));
    case "status":
      return shown(column.value(row), (word) => {
        const tone = isWordOf(column, word) ? column.words[word] : undefined;
        // A name, or a word that the platform has newly, is shown as it came.
        if (tone === undefined) return words(word);
        const text = textOf("words", columnKey, word);
        // Where a word of the column has a tone it says a state, and all of its words look alike.
        return saysState(column.words) ? state(text, tone) : words(text);
      });
  }
}

function shown<Value>(value: Value | undefined, show: (value: Value) => ReactNode): ReactNode {
  return value === undefined || value === "" ? <EmptyValue /> : show(value);
}

const inTable =
  "in-[td]:truncate in-[td]:@max-[45rem]:line-clamp-(--row-lines) in-[td]:@max-[45rem]:whitespace-normal in-[td]:@max-[45rem]:leading-4 in-[td]:@max-[45rem]:wrap-anywhere in-[td]:@max-[45rem]:[word-break:var(--row-break)]";

/**
 * In a narrow table a text takes two lines of its row before it is cut, for the first words alone are often the same.
 * A compact row has one, and fills it to the last letter.
 */
function words(text: string, title = text, keepsEnd = true): ReactNode {
  const frame = "in-[td]:flex in-[td]:max-w-full in-[td]:items-end in-[td]:@max-[45rem]:leading-4";
  return keptEnd({ text, title, frame, start: inTable, keepsEnd });
}

function YesNo({ is }: { is: boolean }) {
  const t = useTranslations("list");
  const Icon = is ? Check : Minus;
  return (
    <span className="inline-flex items-center gap-1.5 in-[td]:flex">
      <Icon size={14} aria-hidden className={is ? "text-success" : "text-ink-muted"} />
      {is ? t("yes") : t("no")}
    </span>
  );
}

export function tagTexts<Row>(
  textOf: CellWords["textOf"],
  columnKey: string,
  column: Extract<Column<Row>, { kind: "tags" }>,
  row: Row,
): string[] {
  const tags = column.value(row) ?? [];
  return tags.map((tag) => (isWordOf(column, tag) ? textOf("words", columnKey, tag) : inOneParagraph(tag)));
}

/**
 * @param link of one of the texts, by its place; undefined where it leads nowhere
 * @param isStacked the first text stands above the others
 */
export function tagsOf(
  texts: readonly string[],
  link?: (text: string, index: number) => ReactNode,
  isStacked?: boolean,
): ReactNode {
  const counted = isStacked ? "never" : tagCount(texts);
  return shown(texts.join(betweenTags), (text) => (
    <span className="in-[td]:flex in-[td]:items-center in-[td]:gap-1.5">
      <span title={text} className="min-w-0">
        {link === undefined ? (
          words(text, text, texts.length === 1)
        ) : (
          <bdi className={isStacked ? "stack" : classNames("block", inTable)}>
            {texts.map((each, index) => [
              index > 0 && (isStacked && index < 2 ? "\n" : betweenTags),
              link(each, index),
            ])}
          </bdi>
        )}
      </span>
      {counted !== "never" && (
        // Not part of the text, which is copied.
        <span
          aria-hidden
          data-count={texts.length}
          className={classNames(
            "shrink-0 text-ink-muted text-xs not-in-[td]:hidden before:block before:rounded before:bg-sunken before:px-1.5 before:content-[attr(data-count)]",
            // Without width where the table has the room that its texts need.
            counted === "where cut" && "max-w-[calc((var(--natural)-3ch-100cqi)*100)] overflow-hidden",
          )}
        />
      )}
    </span>
  ));
}

function state(text: string, tone: Tone): ReactNode {
  return (
    <Badge
      tone={tone === "plain" ? "neutral" : tone}
      title={text}
      className="max-w-full in-[td]:@max-[45rem]:h-auto in-[td]:@max-[45rem]:min-h-5.5 in-[td]:@max-[45rem]:rounded-xl in-[td]:@max-[45rem]:py-0.5"
    >
      <span className={classNames("in-[td]:@max-[45rem]:leading-3.5", folded)}>{text}</span>
    </Badge>
  );
}
