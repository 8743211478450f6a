"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { NotLoaded } from "@/components/feedback/not-loaded";
import { Button } from "@/components/ui/button";
import { useLazyCode } from "@/components/ui/lazy-code";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import type { LoadCounts } from "@/lib/list/declare/record-counts";
import type { PanelMode } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { ExtendButton } from "./extend-button";
import type { FormSideProps } from "./form-side";
import { formSide, prepareFormSide } from "./form-side-code";
import type { ListForms } from "./list-form";
import { ListPreview, type PreviewBody } from "./list-preview";
import { PanelFrame } from "./panel-frame";
import { panelOf } from "./panel-of";
import { PreviewSkeleton } from "./preview-skeleton";

interface ListPanelProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: ListUrl;
  body: PreviewBody<Detail> | undefined;
  counts: LoadCounts<Detail> | undefined;
  forms: ListForms<Detail>;
  /** The open row, where the rows on the screen have it. */
  listed: Row | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The right-hand panel of a list page: a row's preview, or a form (TABL-003). */
export function ListPanel<C extends Call, Row, P extends Call, Detail>(props: ListPanelProps<C, Row, P, Detail>) {
  const { list, url, body, forms, headingRef } = props;
  const cache = useQueryClient();
  const { open, filters } = url.state;
  const shown = panelOf(url.state, forms);
  if (shown !== undefined && shown !== "preview") return <FormPanel {...props} mode={shown} />;
  if (open === undefined) return null;
  return (
    <ListPreview
      list={list}
      id={open}
      filters={filters}
      body={body}
      counts={props.counts}
      listed={props.listed}
      headingRef={headingRef}
      urlOf={(id) => url.urlOf({ open: id })}
      onOpen={url.open}
      onEdit={forms.edit && (() => url.enter("edit"))}
      onEditMeant={() => {
        prepareFormSide();
        forms.edit?.prepare(open, cache);
      }}
      mayEdit={forms.mayEdit}
      editName={forms.editName}
      extend={<ExtendButton url={url} />}
      onClose={url.close}
    />
  );
}

interface FormPanelProps<C extends Call, Row, P extends Call, Detail> extends FormSideProps<C, Row, P, Detail> {
  mode: PanelMode;
}

/** A form's panel; its frame alone until its code is there. */
function FormPanel<C extends Call, Row, P extends Call, Detail>({ mode, ...props }: FormPanelProps<C, Row, P, Detail>) {
  const { headingRef } = props;
  const { loaded: FormSide, isMissing, ask } = useLazyCode(formSide);
  const hadFocus = useRef(false);
  // The frame goes, and the focus that stood in it stays with the form.
  useLayoutEffect(() => {
    if (FormSide !== undefined && hadFocus.current) headingRef.current?.focus();
    hadFocus.current = false;
  }, [FormSide, headingRef]);
  if (FormSide !== undefined) return <FormSide {...props} />;
  return (
    <EmptyFrame
      page={props.list.page}
      id={mode === "edit" ? props.url.state.open : undefined}
      mode={mode}
      headingRef={headingRef}
      onGone={(isFocused) => {
        hadFocus.current = isFocused;
      }}
      onClose={isMissing ? props.url.leaveMode : undefined}
    >
      {isMissing ? <NotLoaded onRetry={ask} /> : <PreviewSkeleton />}
    </EmptyFrame>
  );
}

interface EmptyFrameProps {
  page: ListPageKey;
  id: number | undefined;
  mode: PanelMode;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** @param isFocused whether its heading had the focus */
  onGone(isFocused: boolean): void;
  /** Where what would bring a button of its own is not to be had. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

function EmptyFrame({ page, id, mode, headingRef, onGone, onClose, children }: EmptyFrameProps) {
  const t = useTranslations("list");
  const text = useListText(page);
  const gone = useEffectEvent(() => onGone(document.activeElement === headingRef.current));
  useLayoutEffect(() => () => gone(), []);
  const title = text("panel", mode);
  return (
    <PanelFrame
      title={id === undefined ? title : `${title} ${id}`}
      headingRef={headingRef}
      actions={
        onClose && (
          <Button size="small" onClick={onClose}>
            {t("close")}
          </Button>
        )
      }
      isForm
    >
      {children}
    </PanelFrame>
  );
}
