"use client";

import { useTranslations } from "next-intl";
import type { ManyAction, ManyIdentity } from "@/lib/list/many/many-action";
import { joinIsolated } from "@/lib/texts/isolated";
import { RecordId } from "./record-id";

interface ManyRecordProps {
  action: ManyAction;
  id: number;
  known: ManyIdentity | undefined;
}

/** What an action is done to: its id, and what a person knows it by, for the id alone says nothing to who ticked rows. */
export function ManyRecord({ action: { key, page }, id, known }: ManyRecordProps) {
  const t = useTranslations("many.actions");
  const rows = known && t(`${key}.rows`, { count: known.rows.length, ids: known.rows.join(", ") });
  return (
    <>
      <RecordId page={page} id={id} />
      {known && ` · ${joinIsolated([rows, known.name], " · ")}`}
    </>
  );
}
