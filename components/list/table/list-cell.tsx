"use client";

import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyValue } from "@/components/record/empty-value";
import { Picture } from "@/components/record/picture";
import { Badge } from "@/components/ui/badge";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { Column, Tone } from "@/lib/list/declare/column";
import { cut } from "@/lib/list/texts/cut";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

interface ListCellProps<Row> {
  page: ListPageKey;
  columnKey: string;
  column: Column<Row>;
  row: Row;
}

/** A value as its column's kind shows it; nothing reads as a dash. */
export function ListCell<Row>({ page, columnKey, column, row }: ListCellProps<Row>): ReactNode {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  switch (column.kind) {
    case "id":
      return column.value(row);
    case "text":
      return shown(column.value(row), (text) => <Words title={text}>{cut(text, column.longest)}</Words>);
    case "person":
      return shown(column.value(row), (person) => <Words title={nameOf(person)}>{nameOf(person)}</Words>);
    case "money":
      return shown(column.value(row), ({ amount, currency }) => formatMoney(amount, currency, locale));
    case "quantity":
      return shown(column.value(row), (quantity) => formatQuantity(quantity, locale));
    case "date":
      return shown(column.value(row), formatDay);
    case "date-time":
      return shown(column.value(row), (moment) => formatMoment(moment, timeZone));
    case "boolean":
      return shown(column.value(row), (is) => <YesNo is={is} />);
    case "image":
      return shown(column.value(row), (image) => <Picture {...image} />);
    case "tags":
      return <Tags page={page} columnKey={columnKey} words={column.words} tags={column.value(row)} />;
    case "link":
      return shown(column.value(row), ({ address, text }) => (
        <a href={address} target="_blank" rel="noopener noreferrer" className="text-link underline">
          {text}
        </a>
      ));
    case "status":
      return shown(column.value(row), (word) => {
        const tone = column.words[word];
        // A name, or a word that the platform has newly, is shown as it came.
        return tone === undefined ? (
          <Words title={word}>{word}</Words>
        ) : (
          <Word page={page} columnKey={columnKey} word={word} tone={tone} />
        );
      });
  }
}

function shown<Value>(value: Value | undefined, show: (value: Value) => ReactNode): ReactNode {
  return value === undefined || value === "" ? <EmptyValue /> : show(value);
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

/**
 * In a narrow table a text takes two lines of its row before it is cut, for the first words alone are often the same.
 * A compact row has one, and fills it to the last letter.
 */
function Words({ title, children }: { title: string; children: string }) {
  const inNarrowRow =
    "in-[td]:@max-[45rem]:line-clamp-(--row-lines) in-[td]:@max-[45rem]:whitespace-normal in-[td]:@max-[45rem]:leading-4 in-[td]:@max-[45rem]:wrap-anywhere in-[td]:@max-[45rem]:[word-break:var(--row-break)]";
  return (
    <span title={title} className={inNarrowRow}>
      {breakable(children)}
    </span>
  );
}

/** A line of an e-mail address ends after its sign rather than within a name. */
function breakable(text: string): ReactNode {
  const end = text.indexOf("@") + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

function YesNo({ is }: { is: boolean }) {
  const t = useTranslations("list");
  const Icon = is ? Check : Minus;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon size={14} aria-hidden className={is ? "text-success" : "text-ink-muted"} />
      {is ? t("yes") : t("no")}
    </span>
  );
}

interface TagsProps {
  page: ListPageKey;
  columnKey: string;
  words: Readonly<Record<string, Tone>> | undefined;
  tags: readonly string[] | undefined;
}

function Tags({ page, columnKey, words = {}, tags = [] }: TagsProps) {
  const textOf = useListText(page);
  const texts = tags.map((tag) => (Object.hasOwn(words, tag) ? textOf("words", columnKey, tag) : tag));
  return shown(texts.join(", "), (text) => <Words title={text}>{text}</Words>);
}

interface WordProps {
  page: ListPageKey;
  columnKey: string;
  word: string;
  tone: Tone;
}

function Word({ page, columnKey, word, tone }: WordProps) {
  const text = useListText(page)("words", columnKey, word);
  if (tone === "plain") return <Words title={text}>{text}</Words>;
  return (
    <Badge tone={tone} title={text} className="max-w-full">
      <span className="truncate">{text}</span>
    </Badge>
  );
}
