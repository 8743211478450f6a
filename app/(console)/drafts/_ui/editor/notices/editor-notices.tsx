"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Callout } from "@/components/feedback/callout";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import { ApprovedMeanwhile } from "./approved-meanwhile";
import { FailedCells } from "./failed-cells";
import { SettingClashes } from "./setting-clashes";

interface EditorNoticesProps {
  editor: MappingEditor;
  /** As it was opened. */
  opened: MappingDetail;
  approval: Pick<MappingDetail, "approvedBy" | "isOwnApproval">;
  isGone: boolean;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Sends these cells. */
  save(keys: readonly number[], wish?: { isOverTheirs: true }): void;
  /** Rows, out of sight, that hold a text which is no product. */
  unfinished: number;
  onShowUnfinished(): void;
}

/** What of a mapping waits for the person, over its cells. */
export function EditorNotices({
  editor,
  opened,
  approval,
  isGone,
  isReadOnly,
  isSaving,
  save,
  unfinished,
  onShowUnfinished,
}: EditorNoticesProps) {
  const t = useTranslations("mapping");
  const state = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  return (
    <>
      {state.clashes.length > 0 && (
        <SettingClashes
          clashes={state.clashes}
          onKeepTheirs={(keys) => editor.keepTheirs(keys)}
          onSendMine={(keys) => save(keys, { isOverTheirs: true })}
        />
      )}
      {unfinished > 0 && (
        <Callout
          text={t("rows.unfinished", { count: unfinished })}
          action={t("rows.show")}
          onAction={onShowUnfinished}
        />
      )}
      {isGone && (
        <Callout
          text={t("notices.gone", { count: state.changed })}
          action={t("notices.lookAgain")}
          onAction={() => void editor.refresh().catch(() => undefined)}
        />
      )}
      <ApprovedMeanwhile opened={opened} approval={approval} unsaved={state.changed} />
      {state.failed.size > 0 && !isSaving && !isReadOnly && (
        <FailedCells editor={editor} failed={state.failed} onRetry={(keys) => save(keys)} />
      )}
    </>
  );
}
