"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { isGone } from "@/components/list/panel/is-gone";
import { ListFields } from "@/components/list/panel/list-fields";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { recordNoun } from "@/components/list/panel/record-noun";
import { useListText } from "@/components/list/use-list-text";
import type { Columns } from "@/lib/list/declare/column";
import { recordName } from "@/lib/list/rows/record-name";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";

interface PeekFieldsProps {
  list: AnyList;
  id: number;
  /** What says of what kind it is, where its page has several. */
  filters: AppliedFilters;
  /** How many of its fields; all where absent. */
  most?: number | undefined;
}

/** What a record is called and its first fields, read by the call of its preview. */
export function PeekFields({ list, id, filters, most }: PeekFieldsProps) {
  const { preview } = list;
  const t = useTranslations("list");
  const query = useCallQuery(preview.call, preview.args(id, filters), { meta: { quiet: true } });
  const detail = query.data && preview.detail(query.data.data);
  if (detail !== undefined) return <RecordFields {...{ list, id, filters, most, fields: preview.fields, detail }} />;
  return (
    <>
      <PeekTitle list={list} id={id} filters={filters} />
      {isGone(query) ? <p>{t("gone")}</p> : <MissingAnswer query={query} skeleton={<PreviewSkeleton />} />}
    </>
  );
}

interface RecordFieldsProps<Detail> extends PeekFieldsProps {
  fields: Columns<Detail>;
  detail: Detail;
}

/** A record that is there, whole or as its list has it in a row. */
export function RecordFields<Detail>(props: RecordFieldsProps<Detail>) {
  const { list, id, filters, most = Number.POSITIVE_INFINITY, fields, detail } = props;
  const name = recordName({ columns: {}, preview: { name: list.preview.name, fields } }, undefined, detail);
  return (
    <>
      <PeekTitle list={list} id={id} filters={filters} name={name} />
      <ListFields page={list.page} fields={Object.fromEntries(Object.entries(fields).slice(0, most))} detail={detail} />
    </>
  );
}

function PeekTitle({ list, id, filters, name }: Omit<PeekFieldsProps, "most"> & { name?: string | undefined }) {
  const noun = `${recordNoun(list, filters, useListText(list.page))} ${id}`;
  if (name === undefined) return <h2 className="text-base">{noun}</h2>;
  return (
    <h2 className="text-base">
      <bdi>{name}</bdi>
      <span className="font-normal text-ink-muted text-sm"> · {noun}</span>
    </h2>
  );
}
