"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { notifySuccess } from "@/components/feedback/notify";
import { Remark } from "@/components/feedback/remark";
import { useErrorText } from "@/components/feedback/use-error-text";
import { FoundSummary } from "@/components/resources/drafts/mapping/found-summary";
import { SupplyWarning } from "@/components/resources/drafts/mapping/supply-warning";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import { useOwnRoles } from "@/components/resources/drafts/own-roles";
import { useToday } from "@/components/shell/use-today";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import type { ChosenDrafts } from "@/lib/resources/drafts/approval/stale-cells";
import type { Checks } from "@/lib/resources/drafts/checks/findings";
import { draftState, refusalOfStep } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";
import { DraftMachines } from "./draft-machines";
import { StaleCells } from "./stale-cells";
import { type Approval, type Shown, useApproval } from "./use-approval";

interface ApproveStepProps {
  editor: MappingEditor;
  mapping: MappingDetail;
  /** By now, whoever has found that out. */
  isApproved: boolean;
  facts: KnownMachines;
  checks: Checks;
  /** Sends these cells, and tells what could not be saved. */
  save(keys: readonly number[]): Promise<unknown>;
  /** Leads to cells in the picture. */
  onShow(keys: readonly number[]): void;
  onApproved(): void;
  /** They outlive the step: a click in the picture leads out of it. */
  chosen: ChosenDrafts;
  onChosen(chosen: ChosenDrafts): void;
  /** The draft was read once more. */
  onRead(draft: MappingDetail): void;
}

/** Step 3: what the draft does to each of its machines; then a reviewer approves it (MAPP-014). */
export function ApproveStep({
  editor,
  mapping,
  isApproved,
  facts,
  checks,
  save,
  onShow,
  onApproved,
  ...choices
}: ApproveStepProps) {
  const t = useTranslations("mapping.approve");
  const errorText = useErrorText();
  const namesOf = useNames();
  const approval = useApproval(mapping, {
    ...choices,
    editor,
    save,
    onApproved: () => {
      notifySuccess(t("approved"));
      onApproved();
    },
  });
  const [asked, setAsked] = useState<Shown>();
  const [isConfirmed, setConfirmed] = useState(false);
  const held = useHeld(approval, editor, mapping);
  const { shown, error, isReading, pending } = approval;
  // What comes in while it is asked about is to be looked at first.
  if (asked !== undefined && held !== undefined && !isConfirmed) setAsked(undefined);
  // Once all is chosen it says so, where the last choice was.
  const [wasStale, setWasStale] = useState(false);
  if (!wasStale && pending.length > 0) setWasStale(true);

  function showPlace(place: string): void {
    const key = editor.store.keyOf(place);
    if (key !== undefined) onShow([key]);
  }

  // Nothing is sent that is not saved: they are the draft's while it is asked about.
  const cells = useMemo(
    () => (asked === undefined ? [] : editor.store.rows().map(({ key, content: cell }) => ({ key, cell }))),
    [asked, editor],
  );
  const state = draftState(shown?.draft ?? mapping, useToday());
  const unread = shown?.live.filter(({ kind }) => kind === "unread") ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{t("title")}</h3>
      {shown === undefined && error === undefined && <ReadingMachines approval={approval} />}
      {error !== undefined && (
        <Callout
          text={t("unread", { reason: errorText(error) })}
          action={t("retry")}
          onAction={approval.read}
          isBusy={isReading}
        />
      )}
      <NotApproved approval={approval} isApproved={isApproved} />
      {unread.length > 0 && (
        <Callout
          text={t("unreadMachines", {
            count: unread.length,
            names: namesOf(unread.map(({ storage }) => storage.name)),
          })}
          action={t("retry")}
          onAction={() => void approval.retryLive()}
          isBusy={isReading}
        />
      )}
      <div className="grid gap-1">
        <div>
          <ObstacleButton
            variant="primary"
            obstacle={held}
            isToldBeside
            onClick={() => held === undefined && setAsked(shown)}
          >
            {t("button")}
          </ObstacleButton>
        </div>
        {held !== undefined && <p className="text-ink-muted text-sm">{held}</p>}
      </div>
      {shown && (
        <>
          {wasStale && state === "open" && (
            <StaleCells approval={approval} isTold={shown.draft.liveWhenMade !== undefined} onShow={showPlace} />
          )}
          {state === "applied" ? (
            <p className="text-ink-muted">{t("applied")}</p>
          ) : (
            <DraftMachines live={shown.live} wanted={approval.given} facts={facts} onShow={showPlace} />
          )}
        </>
      )}
      {asked && (
        <ApproveQuestion
          mapping={mapping}
          machines={asked.live.filter(({ kind }) => kind === "read").length}
          isBusy={isConfirmed}
          approval={approval}
          summary={<FoundSummary cells={cells} checks={checks} />}
          onConfirm={async () => {
            setConfirmed(true);
            await approval.approve(asked);
            setConfirmed(false);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** So many are read within a moment. */
const fewMachines = 4;

function ReadingMachines({ approval: { progress } }: { approval: Approval }) {
  const t = useTranslations("mapping.approve");
  const { done, count } = progress;
  if (count <= fewMachines) return <p role="status">{t("reading")}</p>;
  const say = (far: number): string => t("readingMachines", { done: far, count });
  return <SpokenProgress done={done} total={count} label={t("progress")} say={say} />;
}

/** Why it cannot be approved now, in words. */
function useHeld(
  { shown, error, isReading, isAsRead, pending }: Approval,
  { state }: MappingEditor,
  mapping: MappingDetail,
): string | undefined {
  const t = useTranslations("mapping.approve.held");
  const refusals = useTranslations("drafts.refusals.approve");
  const refusal = refusalOfStep("approve", shown?.draft ?? mapping, { roles: useOwnRoles(), today: useToday() });
  if (refusal !== undefined) return refusals(refusal);
  if (state.changed + state.sending > 0) return t("unsent", { count: state.changed + state.sending });
  if (error !== undefined) return t("unread");
  if (shown === undefined || isReading || !isAsRead) return t("reading");
  if (shown.live.some(({ kind }) => kind === "unread")) return t("machines");
  if (shown.live.length > 0 && shown.live.every(({ kind }) => kind === "rebuilt")) return t("nobody");
  return pending.length > 0 ? t("stale", { count: pending.length }) : undefined;
}

/** Why it was not approved when that was asked for last. */
function NotApproved({ approval, isApproved }: { approval: Approval; isApproved: boolean }) {
  const { failure, changed, shown } = approval;
  if (isApproved || shown?.draft.approvedBy) return null;
  if (failure !== undefined) return <Remark text={failure} />;
  return changed && <ChangedRemark changed={changed} />;
}

function ChangedRemark({ changed }: { changed: NonNullable<Approval["changed"]> }) {
  const t = useTranslations("mapping.approve.changed");
  const namesOf = useNames();
  if (changed.kind === "draft") return <Remark text={t("draft")} />;
  return <Remark text={t("live", { count: changed.names.length, names: namesOf(changed.names) })} />;
}

interface ApproveQuestionProps {
  mapping: MappingDetail;
  machines: number;
  isBusy: boolean;
  approval: Approval;
  /** What the check has found. */
  summary: ReactNode;
  onConfirm(): Promise<void>;
  onClose(): void;
}

function ApproveQuestion({
  mapping: { name, startDate, storages },
  machines,
  approval,
  summary,
  ...question
}: ApproveQuestionProps) {
  const { isBusy, onConfirm, onClose } = question;
  const t = useTranslations("mapping.approve.question");
  const today = useToday();
  const day = startDate ?? today;
  return (
    <ConfirmDialog
      title={t("title", { name })}
      text={[t(day <= today ? "now" : "later", { count: machines, day }), t("text")]}
      confirmText={t("confirm")}
      isSafe
      keepText={t("keep")}
      isBusy={isBusy}
      staysWhileBusy
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      {day <= today && <SupplyWarning storageIds={storages.map(({ id }) => id)} />}
      {summary}
      {isBusy && (approval.isSending ? <p role="status">{t("sending")}</p> : <ReadingMachines approval={approval} />)}
    </ConfirmDialog>
  );
}
