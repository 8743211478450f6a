"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { mayBeMade } from "@/lib/calls/may-be-made";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { isSessionOver } from "@/lib/errors/session-over";
import { type ApprovalOutcome, approveShown } from "@/lib/resources/drafts/approval/approve-shown";
import { changedSince, type LiveNow, liveSides, readLive } from "@/lib/resources/drafts/approval/read-live";
import {
  type ChosenDrafts,
  choiceOf,
  isChosen,
  isSameMapping,
  type StaleCell,
  staleCells,
} from "@/lib/resources/drafts/approval/stale-cells";
import { cellsOf, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { draftsCalls, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";

/** What a person decides on: the draft as it was read, and its machines as they are. */
export interface Shown {
  readonly draft: MappingDetail;
  readonly cells: readonly MappedCell[];
  readonly version: string | undefined;
  readonly live: readonly LiveNow[];
}

/** What was found to be another one at the click: names of machines, or the draft itself. */
export type Changed = { readonly kind: "live"; readonly names: readonly string[] } | { readonly kind: "draft" };

/** Its machines and its blueprint stay what they were when it was made. */
type Approved = Pick<MappingDetail, "id" | "storages" | "blueprint" | "blueprintVersion">;

interface ApprovalTools {
  editor: MappingEditor;
  /** Sends these cells, and tells what could not be saved. */
  save(keys: readonly number[]): Promise<unknown>;
  onApproved(): void;
  /** Of which cells the draft's was chosen. */
  chosen: ChosenDrafts;
  onChosen(chosen: ChosenDrafts): void;
  /** The draft was read once more. */
  onRead(draft: MappingDetail): void;
}

/** Reads a draft and its machines, keeps what was chosen, and approves what was shown. */
export function useApproval(draft: Approved, { editor, save, onApproved, chosen, onChosen, onRead }: ApprovalTools) {
  const { id } = draft;
  const send = useCallSender();
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  const [isReading, setReading] = useState(false);
  /** How many machines of how many are read. */
  const [progress, setProgress] = useState({ done: 0, count: draft.storages.length });
  const [changed, setChanged] = useState<Changed>();
  const turn = useRef(0);
  const errorText = useErrorText();
  const t = useTranslations("mapping.approve");
  const unmade = useTranslations("mapping.notices.unmade");
  /** Why it was not approved when that was asked for last, in a sentence. */
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const hasLeft = useRef(false);
  const cache = useQueryClient();
  const wanted = useWanted(editor);

  const [beginning] = useState(draft);
  const readMachines = useCallback(
    (storages: Approved["storages"]): Promise<LiveNow[]> => {
      const own = turn.current;
      const isStopped = (): boolean => own !== turn.current;
      const tell = (done: number): void => {
        if (!isStopped()) setProgress({ done, count: storages.length });
      };
      tell(0);
      return readLive(beginning, storages, { send, onRead: tell, isStopped });
    },
    [beginning, send],
  );

  /** Machines first: what changes in one meanwhile is told with the draft. */
  const readShown = useCallback(
    async (live: readonly LiveNow[] | undefined): Promise<Shown> => {
      const machines = live ?? (await readMachines(beginning.storages));
      const { data, version } = await send(draftsCalls.one, { params: { id }, query: { domain: "mapping-draft" } });
      const cells = cellsOf(data);
      // What somebody else has changed in the draft is to be seen in the picture, too.
      if (!cells.every((cell) => isKnown(editor, cell))) await editor.refresh();
      return { draft: data, cells, version, live: machines };
    },
    [send, id, editor, beginning, readMachines],
  );

  const [tellRead] = useState(() => onRead);

  /** @param live what was read of the machines already; all of them are read where nothing was */
  const read = useCallback(
    async (live?: readonly LiveNow[]): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      setReading(true);
      setError(undefined);
      try {
        const now = await readShown(live);
        if (own !== turn.current) return;
        setShown(now);
        tellRead(now.draft);
      } catch (caught) {
        // Whether it was deleted the editor finds out.
        if (isNotFound(caught)) void editor.refresh().catch(() => undefined);
        if (own === turn.current && !isSessionOver(caught)) setError(caught);
      } finally {
        if (own === turn.current) setReading(false);
      }
    },
    [readShown, tellRead, editor],
  );
  useEffect(() => {
    hasLeft.current = false;
    void read();
    return () => {
      turn.current += 1;
      hasLeft.current = true;
    };
  }, [read]);

  const { state } = editor;
  const isSaved = state.changed + state.sending === 0;
  const isAsRead = shown !== undefined && isSameMapping(shown.cells, wanted);
  // What was saved meanwhile makes the draft another one than was read.
  const mustReadAgain = isSaved && shown !== undefined && !isAsRead && !isReading && error === undefined;
  const hasOwnChange = useRef(false);
  useEffect(() => {
    if (!isSaved) hasOwnChange.current = true;
    if (!mustReadAgain) return;
    if (!hasOwnChange.current) setChanged({ kind: "draft" });
    hasOwnChange.current = false;
    void read(shown?.live);
  }, [isSaved, mustReadAgain, read, shown]);

  const stale = useMemo(
    () => (shown ? staleCells(wanted, liveSides(shown.live, shown.draft.liveWhenMade)) : []),
    [shown, wanted],
  );

  /** Machines are asked once more, and shown where they are others by now. */
  async function isStillSo({ live }: Shown): Promise<boolean> {
    const own = turn.current;
    const now = await readMachines(beginning.storages);
    // The draft was found to be another one meanwhile, and is read anew.
    if (own !== turn.current) return false;
    const others = changedSince(live, now);
    if (others.length === 0) return true;
    await read(now);
    setChanged({ kind: "live", names: others.map(({ storage }) => storage.name) });
    return false;
  }

  /** At the step, or to whoever has left it. */
  function tellFailure(text: string): void {
    if (hasLeft.current) notifyError(text);
    else setFailure(text);
  }

  /** Somebody else's approval is told by its name, once it is read; so is another draft than was shown. */
  async function showWhyNot(outcome: Exclude<ApprovalOutcome, { kind: "approved" }>): Promise<void> {
    const why = outcome.kind === "failed" ? outcome.error : undefined;
    const isChanged = why instanceof ConsoleError && why.code === "changed-meanwhile";
    if (isChanged && !hasLeft.current) setChanged({ kind: "draft" });
    else if (outcome.kind === "unmade") tellFailure(t("failed", { reason: unmade("unanswered") }));
    // What may have been made all the same is said as that.
    else if (outcome.kind === "failed")
      tellFailure(mayBeMade(why) ? errorText(why) : t("failed", { reason: errorText(why) }));
    if (!hasLeft.current) await read();
  }

  /** @returns whether it is approved */
  async function settle(outcome: ApprovalOutcome): Promise<boolean> {
    // Who is still here is shown by the step why it is not.
    if (outcome.kind === "approved" || hasLeft.current)
      await Promise.all(
        [draftsCalls.list, draftsCalls.one].map((call) => cache.invalidateQueries({ queryKey: [call.id] })),
      );
    if (outcome.kind === "approved") onApproved();
    else if (outcome.kind !== "failed" || !isSessionOver(outcome.error)) await showWhyNot(outcome);
    return outcome.kind === "approved";
  }

  /** Still to be looked at. */
  const pending = stale.filter((cell) => !isChosen(cell, chosen));

  return {
    shown,
    /** What its machines are given: of an approved draft not what could not be saved any more. */
    given: shown?.draft.approvedBy ? shown.cells : wanted,
    error,
    isReading,
    isSending,
    failure,
    progress,
    isAsRead,
    changed,
    read: () => void read(),
    /** Reads those machines that could not be read. */
    async retryLive(): Promise<void> {
      if (shown === undefined) return;
      setReading(true);
      try {
        const unread = shown.live.filter(({ kind }) => kind === "unread").map(({ storage }) => storage);
        const now = new Map((await readMachines(unread)).map((each) => [each.storage.id, each]));
        await read(shown.live.map((each) => now.get(each.storage.id) ?? each));
      } catch (caught) {
        if (!isSessionOver(caught)) setError(caught);
        setReading(false);
      }
    },
    pending,
    /** The draft's was chosen of so many. */
    kept: stale.filter((cell) => isChosen(cell, chosen)).length,
    keepDraft: (cells: readonly StaleCell[]) => onChosen(new Set([...chosen, ...cells.map(choiceOf)])),
    /** The draft's cells become live's, and are saved. */
    async takeLive(cells: readonly StaleCell[]): Promise<void> {
      const changes = cells.flatMap(({ place, live }) => {
        const key = editor.store.keyOf(place);
        return key === undefined ? [] : [{ key, to: live }];
      });
      editor.change(changes);
      await save(changes.map(({ key }) => key));
    },
    lookAgain: () => onChosen(new Set()),
    /**
     * @param asked what the person was asked about, which may be another one than is shown by now
     * @returns whether it is approved; else it is shown what is another one by now, or was told why not
     */
    async approve(asked: Shown): Promise<boolean> {
      if (pending.length > 0) return false;
      setChanged(undefined);
      setFailure(undefined);
      try {
        if (!(await isStillSo(asked))) return false;
      } catch (caught) {
        if (!isSessionOver(caught)) await read();
        return false;
      }
      setSending(true);
      const outcome = await approveShown(asked.cells, {
        approve: () => send(draftsCalls.approve, { params: { id }, version: asked.version }),
        readDraft: async () =>
          (await send(draftsCalls.one, { params: { id }, query: { domain: "mapping-draft" } })).data,
      });
      setSending(false);
      return settle(outcome);
    },
  };
}

export type Approval = ReturnType<typeof useApproval>;

function isKnown(editor: MappingEditor, cell: MappedCell): boolean {
  const key = editor.store.keyOf(cell.place);
  const known = key === undefined ? undefined : editor.knownOf(key);
  return known !== undefined && isSameMapping([known], [cell]);
}

/** The draft's cells as they are wanted by now. */
function useWanted(editor: MappingEditor): readonly MappedCell[] {
  useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const { store } = editor;
  const version = useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  return useMemo(() => ({ version, cells: store.rows().map(({ content }) => content) }), [store, version]).cells;
}
