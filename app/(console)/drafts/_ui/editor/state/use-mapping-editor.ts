"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { isSessionOver } from "@/lib/errors/session-over";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { cellsOf } from "@/lib/resources/drafts/cells/mapped-cell";
import { type EditedDomain, sendCell } from "@/lib/resources/drafts/cells/send-cell";
import { draftsCalls, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";

/** Who has approved a draft. */
type DraftApproval = Pick<MappingDetail, "approvedBy" | "isOwnApproval">;

interface EditedMapping {
  editor: MappingEditor;
  /** Who has approved the draft, as it was read last: nothing of it can be changed any more. */
  approval: DraftApproval;
  /** It was read elsewhere. */
  onRead(mapping: MappingDetail): void;
  /** It is there no more: nothing of it can be changed either. */
  isGone: boolean;
}

/** The cells of a draft, or of live mapping, while they are changed; what others do meanwhile is taken in on return. */
export function useMappingEditor(mapping: MappingDetail, domain: EditedDomain): EditedMapping {
  const send = useCallSender();
  const errorText = useErrorText();
  const t = useTranslations("mapping.notices.unmade");
  const { id } = mapping;
  const [approval, setApproval] = useState<DraftApproval>(mapping);
  const { approvedBy } = approval;
  // An approval is not taken back: an older answer, which comes later, tells nothing.
  const [onRead] = useState(
    () => (read: MappingDetail) => setApproval((before) => (before.approvedBy === undefined ? read : before)),
  );
  const [isGone, setGone] = useState(false);
  const [editor] = useState(
    () =>
      new MappingEditor(cellsOf(mapping), {
        domain,
        async readAll() {
          try {
            const { data } = await send(draftsCalls.one, { params: { id }, query: { domain } });
            onRead(data);
            // What a balancer said of it once is over.
            setGone(false);
            return cellsOf(data);
          } catch (error) {
            if (isNotFound(error)) setGone(true);
            throw error;
          }
        },
        send: (cell, setting) => sendCell(domain, cell, setting, send),
        reasonOf: errorText,
        isUnanswered: (error) => doubtOf(error) === "unanswered",
        unmade: { unanswered: t("unanswered"), answered: t("answered") },
        isEnd: (error) => isSessionOver(error) || (error instanceof ConsoleError && error.code === "forbidden"),
      }),
  );
  useEffect(() => {
    const onFocus = (): void => void editor.refresh().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [editor]);
  const cache = useQueryClient();
  const isStaleElsewhere = isGone || (approvedBy !== undefined && mapping.approvedBy === undefined);
  // What the list and the preview show of it was read before: once the editor is left it is read again.
  useEffect(() => {
    if (!isStaleElsewhere) return;
    return () => {
      for (const { id: call } of [draftsCalls.list, draftsCalls.one])
        void cache.invalidateQueries({ queryKey: [call] });
    };
  }, [cache, isStaleElsewhere]);
  return { editor, approval, onRead, isGone };
}
