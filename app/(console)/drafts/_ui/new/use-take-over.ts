"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useOwnLeaving } from "@/components/form/unsaved/own-leaving";
import { writeUnsentCells } from "@/components/resources/drafts/unsent-cells";
import { ConsoleError } from "@/lib/errors/console-error";
import { type TakenOver, type TakeOverProgress, takeOverMachine } from "@/lib/resources/drafts/begin/take-over-machine";

/** The cells of a machine on their way into its new draft. */
export function useTakeOver() {
  const t = useTranslations("drafts.new.takeOver");
  const send = useCallSender();
  const [progress, setProgress] = useState<TakeOverProgress>();
  const [result, setResult] = useState<TakenOver>();
  const [error, setError] = useState<ConsoleError>();
  const isStopped = useRef(false);
  const isRunning = progress !== undefined;
  const stop = useCallback((): void => {
    isStopped.current = true;
  }, []);
  // The panel may be closed by what asks nobody, such as the end of the session.
  useEffect(() => {
    isStopped.current = false;
    return stop;
  }, [stop]);
  useOwnLeaving(
    isRunning,
    { title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), isOfEntered: true },
    stop,
  );

  return {
    isRunning,
    progress,
    result,
    /** Why the draft or the machine could not be read. */
    error,
    /** @throws ConsoleError where not all of them are there afterwards; it is shown here */
    async run(draft: number, machine: number): Promise<TakenOver> {
      isStopped.current = false;
      setError(undefined);
      setResult(undefined);
      setProgress({ done: 0, all: 0 });
      try {
        const taken = await takeOverMachine(draft, machine, {
          send,
          onProgress: setProgress,
          // What the draft lacks waits in its editor, also after a reload.
          onLacking: (cells) => writeUnsentCells({ domain: "mapping-draft", id: draft }, cells),
          isStopped: () => isStopped.current,
        });
        setResult(taken);
        const [failed] = taken.failed;
        if (failed) throw failed.error;
        if (taken.isStopped) throw new ConsoleError("invalid-request");
        return taken;
      } catch (caught) {
        if (caught instanceof ConsoleError) setError(caught);
        throw caught;
      } finally {
        setProgress(undefined);
      }
    },
  };
}

export type TakeOverState = ReturnType<typeof useTakeOver>;
