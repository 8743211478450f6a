"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { NoticeBar } from "@/components/feedback/notice-bar";
import type { FormProps } from "@/components/form/form-props";
import type { Call, CallAnswer } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import type { List } from "@/lib/list/declare/define-list";
import { recordName } from "@/lib/list/rows/record-name";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { ExtendButton } from "./extend-button";
import { FormPanel, ImportPanel } from "./form-panel";
import { GoneRow } from "./gone-row";
import { isGone } from "./is-gone";
import type { ListForms } from "./list-form";
import { OpenedForm } from "./opened-form";
import { panelOf } from "./panel-of";
import { PreviewSkeleton } from "./preview-skeleton";
import { recordNoun } from "./record-noun";

export interface FormSideProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: ListUrl;
  forms: ListForms<Detail>;
  /** The open row, where the rows on the screen have it. */
  listed: Row | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The panel while it shows a form: new, import or edit. Lists begin without its code. */
export function FormSide<C extends Call, Row, P extends Call, Detail>(props: FormSideProps<C, Row, P, Detail>) {
  const { list, url, forms, headingRef } = props;
  const text = useListText(list.page);
  const { open } = url.state;
  const shown = panelOf(url.state, forms);
  const New = forms.new;
  const Import = forms.import;
  const extend = forms.isWide ? null : <ExtendButton url={url} isForm />;
  if (shown === "new" && New)
    return (
      <FormPanel
        // Where a new record is gone on with in its edit, that panel knows nothing yet of what its form holds.
        key="new"
        title={text("panel", "new")}
        headingRef={headingRef}
        extend={extend}
        onClose={url.leaveMode}
        onSaved={url.settle}
        staysAt={url.keepsFormAt}
        form={(form) => <OpenedForm form={New} props={form} />}
      />
    );
  if (shown === "import" && Import)
    return (
      <ImportPanel
        title={text("panel", "import")}
        headingRef={headingRef}
        extend={extend}
        onNew={New && (() => url.enter("new"))}
        onCancel={url.leaveMode}
        isView={forms.isImportView}
        onSaved={url.settle}
        staysAt={url.keepsFormAt}
        form={(form) => <OpenedForm form={Import} props={form} />}
      />
    );
  return open === undefined ? null : <EditSide {...props} id={open} extend={extend} />;
}

interface EditSideProps<C extends Call, Row, P extends Call, Detail> extends FormSideProps<C, Row, P, Detail> {
  id: number;
  extend: ReactNode;
}

/** The edit of a row, under its name: the rows on the screen may not have it. */
function EditSide<C extends Call, Row, P extends Call, Detail>(props: EditSideProps<C, Row, P, Detail>) {
  const { list, url, forms, headingRef, id, extend } = props;
  const { preview } = list;
  const { filters } = url.state;
  const text = useListText(list.page);
  const query = useCallQuery(preview.call, preview.args(id, filters), { meta: { quiet: true } });
  const found = query.data && preview.detail(query.data.data);
  return (
    <FormPanel
      title={`${list.kindFilter ? recordNoun(list, filters, text) : text("panel", "edit")} ${id}`}
      name={recordName(list, props.listed, found)}
      headingRef={headingRef}
      extend={extend}
      onClose={url.leaveMode}
      onSaved={url.settle}
      staysAt={url.keepsFormAt}
      sendsAtOnce={forms.editsAtOnce}
      form={(form) => <EditForm key={id} {...props} {...form} query={query} found={found} />}
    />
  );
}

interface EditProps<C extends Call, Row, P extends Call, Detail> extends FormSideProps<C, Row, P, Detail>, FormProps {
  id: number;
  query: UseQueryResult<Success<CallAnswer<P>>>;
  /** Of the query's answer. */
  found: Detail | undefined;
}

/** The form over the row as the platform has it. */
function EditForm<C extends Call, Row, P extends Call, Detail>({
  url,
  id,
  forms: { edit: Edit, unread: Unread },
  query,
  found,
  ...form
}: EditProps<C, Row, P, Detail>) {
  const read = found === undefined ? undefined : { detail: found, version: query.data?.version };
  // A form that was begun goes on, whatever becomes of the row meanwhile: what was entered is not taken away. Row and
  // version are of one answer: the form's code may come long after, and the row may be another one by then.
  const [base, begin] = useState(read);
  if (base === undefined && read !== undefined) begin(read);
  const row = base ?? read;
  if (row === undefined && isGone(query))
    return (
      <>
        <NoticeBar notice={query.data?.notice} />
        <GoneRow onClose={url.close} />
      </>
    );
  if (row === undefined) {
    const told = <MissingAnswer query={query} skeleton={<PreviewSkeleton />} />;
    const unread = { id, isFailed: query.error !== null, told, onClose: url.leaveMode };
    return Unread ? <OpenedForm form={Unread} props={unread} /> : told;
  }
  const { formId, onState, onSaved } = form;
  return Edit && <OpenedForm form={Edit} props={{ formId, onState, onSaved, ...row }} />;
}
