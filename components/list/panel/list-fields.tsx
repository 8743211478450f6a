"use client";

import type { ReactNode } from "react";
import { ContactLink } from "@/components/record/contact-link";
import { Description, DescriptionList } from "@/components/record/description-list";
import { RecordLink } from "@/components/record/record-link";
import { RecordLinks } from "@/components/record/record-links";
import type { Column, ColumnKind, Columns } from "@/lib/list/declare/column";
import { namedBy } from "@/lib/list/declare/named-record";
import { betweenTags } from "@/lib/list/rows/column-widths";
import { heldFields } from "@/lib/list/rows/held-fields";
import type { ListPageKey } from "@/lib/roles/pages";
import { WithOnly } from "../only/with-only";
import { ListCell } from "../table/list-cell";
import { useHeading } from "../table/use-heading";
import { useListText } from "../use-list-text";

interface ListFieldsProps<Detail> {
  page: ListPageKey;
  fields: Columns<Detail>;
  /** Fields of which nothing is said where the record has none. */
  mayLack?: readonly string[] | undefined;
  detail: Detail;
}

/** In characters: a longer text has a line of its own. */
const mostBesideOthers = 60;

/** The fields of one record, as its list declares them. */
export function ListFields<Detail>({ page, fields, mayLack, detail }: ListFieldsProps<Detail>) {
  const text = useListText(page);
  return (
    <DescriptionList>
      {heldFields(fields, mayLack, detail).map(([key, column]) => (
        <ListField
          key={key}
          kind={column.kind}
          name={text("fields", key)}
          isWide={lengthOf(column, detail) > mostBesideOthers}
        >
          <WithOnly fieldKey={key} field={column} detail={detail}>
            {shownNames(column, detail) ?? shownContact(column, detail) ?? (
              <RecordLink record={namedBy(column, detail)[0]}>
                <ListCell page={page} columnKey={key} column={column} row={detail} />
              </RecordLink>
            )}
          </WithOnly>
        </ListField>
      ))}
    </DescriptionList>
  );
}

interface ListFieldProps {
  kind: ColumnKind;
  name: string;
  isWide: boolean;
  children: ReactNode;
}

function ListField({ kind, name, isWide, children }: ListFieldProps) {
  return (
    <Description name={useHeading(kind, name).text} isWide={isWide}>
      {children}
    </Description>
  );
}

/** Several names, each a link of its own; undefined where a field shows none so. */
function shownNames<Detail>(column: Column<Detail>, detail: Detail): ReactNode {
  if (column.kind !== "tags" || column.names === undefined) return undefined;
  const names = column.value(detail) ?? [];
  if (names.length === 0) return undefined;
  return <RecordLinks names={names} records={column.names(detail)} />;
}

function shownContact<Detail>(column: Column<Detail>, detail: Detail): ReactNode {
  if (column.kind !== "text" || column.contact === undefined) return undefined;
  const address = column.value(detail);
  return address ? <ContactLink by={column.contact} address={address} /> : undefined;
}

function lengthOf<Detail>(column: Column<Detail>, detail: Detail): number {
  if (column.kind === "text") return column.value(detail)?.length ?? 0;
  if (column.kind === "tags") return column.value(detail)?.join(betweenTags).length ?? 0;
  return 0;
}
