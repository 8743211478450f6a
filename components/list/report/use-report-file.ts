"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import type { CallArgs, DownloadCall } from "@/lib/calls/call";
import { fetchFile } from "@/lib/calls/fetch-file";
import type { ConsoleError } from "@/lib/errors/console-error";
import { saveFile } from "../export/save-file";

interface WantedFile<C extends DownloadCall> {
  call: C;
  args: CallArgs<C>;
  /** Under what name it is saved. */
  fileName: string;
}

/** Has a report's file made and saves it, with the words of 2§8. */
export function useReportFile<C extends DownloadCall>() {
  const t = useTranslations("list.report");
  const { mutate, isPending } = useMutation<Blob, ConsoleError, WantedFile<C>>({
    mutationFn: ({ call, args }) => fetchFile(call, args),
    // The words below are all that is to be said.
    meta: { quiet: true },
    onSuccess(file, { fileName }) {
      if (file.size === 0) return notifyError(t("empty"));
      saveFile(fileName, file);
      notifySuccess(t("downloaded"));
    },
    onError: ({ code }) => notifyError(t(code === "upstream-invalid-answer" ? "unexpected" : "failed")),
  });
  return { isGenerating: isPending, generate: (wanted: WantedFile<C>) => mutate(wanted) };
}
