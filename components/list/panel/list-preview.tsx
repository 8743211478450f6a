"use client";

import Pencil from "lucide-react/icons/pencil";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, type RefObject, useDeferredValue } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { NoticeBar } from "@/components/feedback/notice-bar";
import { useKeepRecent } from "@/components/shell/recent-records/keep-recent";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import type { LoadCounts } from "@/lib/list/declare/record-counts";
import { recordName } from "@/lib/list/rows/record-name";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { useListText } from "../use-list-text";
import { CountsPlace } from "./counts/counts-place";
import { GoneRow } from "./gone-row";
import { ListFields } from "./list-fields";
import { PanelFrame } from "./panel-frame";
import { PreviewSkeleton } from "./preview-skeleton";
import { recordNoun } from "./record-noun";
import { useGoneRow } from "./use-gone-row";

/** What a page adds to the fields that its list declares. `fields` are those, ready to be placed. */
export type PreviewBody<Detail> = ComponentType<PreviewBodyProps<Detail>>;

export interface PreviewBodyProps<Detail> extends RowSteps {
  detail: Detail;
  fields: ReactNode;
  /** A step has found that the record is not there any more: the preview says so, and the list is read again. */
  onGone(): void;
}

/** To another row's preview: its address, and the step to it. */
interface RowSteps {
  urlOf(id: number): string;
  onOpen(id: number): void;
}

interface ListPreviewProps<C extends Call, Row, P extends Call, Detail> extends RowSteps {
  list: List<C, Row, P, Detail>;
  id: number;
  /** The applied filters, which may say what kind of record the id names. */
  filters: AppliedFilters;
  body: PreviewBody<Detail> | undefined;
  counts: LoadCounts<Detail> | undefined;
  /** It, where the rows on the screen have it. */
  listed: Row | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Absent where the page has no form for it. */
  onEdit: (() => void) | undefined;
  /** The pointer or the focus has come to Edit. */
  onEditMeant(): void;
  /** Whether the form is for this row too; where absent it is for each. */
  mayEdit: ((detail: Detail) => boolean) | undefined;
  editName: ((detail: Detail) => string) | undefined;
  /** The button that extends and collapses it. */
  extend: ReactNode;
  onClose(): void;
}

/** One row, whole, in the panel (TABL-001, TABL-002). */
export function ListPreview<C extends Call, Row, P extends Call, Detail>(props: ListPreviewProps<C, Row, P, Detail>) {
  const { list, id, filters, extend, headingRef, onEdit, onEditMeant, mayEdit, editName, onClose } = props;
  const t = useTranslations("list");
  const text = useListText(list.page);
  const query = useRow(props);
  const detail = query.data && list.preview.detail(query.data.data);
  useKeepRecent({ page: list.page, id, kind: list.kindFilter && filters[list.kindFilter] }, detail !== undefined);
  const gone = useGoneRow({ list, id, isListed: props.listed !== undefined }, query, detail !== undefined);
  const isMissing = gone.isGone || (detail === undefined && !query.isPending);
  const isEditable = !isMissing && (mayEdit === undefined || (detail !== undefined && mayEdit(detail)));
  return (
    <PanelFrame
      title={`${recordNoun(list, filters, text)} ${id}`}
      name={gone.isGone ? undefined : recordName(list, props.listed, detail)}
      headingRef={headingRef}
      actions={
        <>
          {onEdit && isEditable && (
            <Button size="small" data-action onClick={onEdit} onPointerEnter={onEditMeant} onFocus={onEditMeant}>
              <Pencil size={14} aria-hidden />
              {detail && editName ? text("edits", editName(detail)) : t("edit")}
            </Button>
          )}
          {extend}
          <IconButton size="small" label={t("closePreview")} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </>
      }
    >
      {gone.isGone ? (
        <>
          <NoticeBar notice={query.data?.notice} />
          <GoneRow wasThere={gone.wasThere} onClose={onClose} />
        </>
      ) : (
        <PreviewContent key={id} {...props} onGone={gone.onGone} />
      )}
    </PanelFrame>
  );
}

function PreviewContent<C extends Call, Row, P extends Call, Detail>({
  list,
  id,
  filters,
  body: Body,
  counts,
  urlOf,
  onOpen,
  onGone,
}: ListPreviewProps<C, Row, P, Detail> & { onGone(): void }) {
  const { page, preview, mayLack } = list;
  const query = useRow({ list, id, filters });
  // What has only just come is drawn in parts, between which a key or a click is heard.
  const answer = useDeferredValue(query.data);
  if (answer === undefined) return <MissingAnswer query={query} skeleton={<PreviewSkeleton />} />;
  const detail = preview.detail(answer.data);
  const fields = detail && <ListFields page={page} fields={preview.fields} mayLack={mayLack} detail={detail} />;
  return (
    <div className="flex flex-col gap-6">
      <NoticeBar notice={answer.notice} />
      {detail !== undefined && counts && <CountsPlace page={page} load={counts} detail={detail} />}
      {detail !== undefined && Body && (
        <Body detail={detail} urlOf={urlOf} onOpen={onOpen} onGone={onGone} fields={fields} />
      )}
      {!Body && fields}
    </div>
  );
}

function useRow<C extends Call, Row, P extends Call, Detail>({
  list: { preview },
  id,
  filters,
}: Pick<ListPreviewProps<C, Row, P, Detail>, "list" | "id" | "filters">) {
  // The preview itself says what went wrong: a toast would say it twice.
  return useCallQuery(preview.call, preview.args(id, filters), { meta: { quiet: true } });
}
