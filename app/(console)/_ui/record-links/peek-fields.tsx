"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { isGone } from "@/components/list/panel/is-gone";
import { ListFields } from "@/components/list/panel/list-fields";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { recordNoun } from "@/components/list/panel/record-noun";
import { useListText } from "@/components/list/use-list-text";
import { recordName } from "@/lib/list/rows/record-name";
import type { AnyList } from "@/lib/resources/list-table";

interface PeekFieldsProps {
  list: AnyList;
  id: number;
  /** How many of its fields; all where absent. */
  most?: number;
}

/** What a record is called and its first fields, read by the call of its preview. */
export function PeekFields({ list, id, most = Number.POSITIVE_INFINITY }: PeekFieldsProps) {
  const { page, preview } = list;
  const t = useTranslations("list");
  const text = useListText(page);
  const query = useCallQuery(preview.call, preview.args(id, {}), { meta: { quiet: true } });
  const detail = query.data && preview.detail(query.data.data);
  const name = recordName(list, undefined, detail);
  const noun = `${recordNoun(list, {}, text)} ${id}`;
  if (detail === undefined && isGone(query)) return <p>{t("gone")}</p>;
  return (
    <>
      <h2 className="text-base">
        {name === undefined ? noun : <bdi>{name}</bdi>}
        {name !== undefined && <span className="font-normal text-ink-muted text-sm"> · {noun}</span>}
      </h2>
      {detail === undefined ? (
        <MissingAnswer query={query} skeleton={<PreviewSkeleton />} />
      ) : (
        <ListFields
          page={page}
          fields={Object.fromEntries(Object.entries(preview.fields).slice(0, most))}
          detail={detail}
        />
      )}
    </>
  );
}
