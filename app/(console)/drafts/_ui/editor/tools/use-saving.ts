"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { isNotFound } from "@/lib/errors/is-not-found";
import { isSessionOver } from "@/lib/errors/session-over";
import type { SendResult } from "@/lib/resources/drafts/editing/cell-sender";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";

export interface Saving {
  /**
   * Sends what is changed, or these cells alone: of live mapping it is asked first.
   * @returns what became of them; undefined where nothing was sent
   */
  save(keys?: readonly number[], wish?: SaveWish): Promise<SendResult | undefined>;
  /** Calls off what is not sent yet. */
  stop(): void;
  isSaving: boolean;
  /** What of live mapping waits for the person's yes: keys of cells. */
  asked: readonly number[] | undefined;
  answer(isYes: boolean): void;
}

interface SaveWish {
  /** An undo or redo, which has said itself what it did. */
  isStep?: boolean;
  /** Over what somebody else has made of them. */
  isOverTheirs?: boolean;
}

interface Asked {
  readonly keys: readonly number[];
  readonly wish: SaveWish;
  answer(result: Promise<SendResult | undefined> | undefined): void;
}

/** Sends changed cells, and says what became of them. */
export function useSaving(editor: MappingEditor): Saving {
  const t = useTranslations("mapping.saving");
  const tools = useTranslations("mapping.tools");
  const errorText = useErrorText();
  /** Pieces of work: what is asked for meanwhile goes after what is under way. */
  const [underWay, setUnderWay] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const calls = useRef(new AbortController());

  async function send(
    keys: readonly number[],
    { isOverTheirs, isStep = false }: SaveWish,
  ): Promise<SendResult | undefined> {
    if (calls.current.signal.aborted) calls.current = new AbortController();
    const { signal } = calls.current;
    if (isOverTheirs) editor.keepMine(keys);
    setUnderWay((before) => before + 1);
    try {
      const result = await editor.save(keys, signal);
      tell(result, { isStopped: signal.aborted, isStep });
      return result;
    } catch (error) {
      // Nothing was sent: it could not be looked at what others have changed. That it is there no more stands over the cells.
      if (!isNotFound(error) && !isSessionOver(error)) notifyError(errorText(error));
      return undefined;
    } finally {
      setUnderWay((before) => before - 1);
    }
  }

  function tell(
    { done, calledOff, ...left }: SendResult,
    { isStopped, isStep }: { isStopped: boolean; isStep: boolean },
  ): void {
    if (isStep && !isStopped) return;
    if (isStopped && calledOff.length > 0) notifySuccess(t("stopped", { done: done.length, left: calledOff.length }));
    else if (done.length > 0) notifySuccess(t("saved", { count: done.length }));
    // What failed is listed, and so are these: but where nothing else was asked for, nothing would be seen to come of it.
    else if (left.failed.length === 0 && left.clashing.length > 0)
      notifyError(tools("clashing", { count: left.clashing.length }));
  }

  return {
    async save(keys, wish = {}) {
      // What is under way is asked for already; what is changed since is saved by the next press.
      if (keys === undefined && underWay > 0) return undefined;
      const meant = keys ?? editor.changedKeys;
      if (meant.length === 0) return undefined;
      if (editor.side.domain !== "live-mapping") return send(meant, wish);
      return new Promise((answer) => setAsked({ keys: meant, wish, answer }));
    },
    stop: () => calls.current.abort(),
    isSaving: underWay > 0,
    asked: asked?.keys,
    answer(isYes) {
      setAsked(undefined);
      asked?.answer(isYes ? send(asked.keys, asked.wish) : undefined);
    },
  };
}
