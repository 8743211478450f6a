"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { saveFile } from "@/components/list/export/save-file";
import { fetchFile } from "@/lib/calls/fetch-file";
import type { ConsoleError } from "@/lib/errors/console-error";
import { reportFileName } from "@/lib/resources/reports/report-file-name";
import { type BusinessReportRequest, reportsCalls } from "@/lib/resources/reports/reports.calls";

/** Has a report's file made and saves it under the name of its type (BREP-004), with the words of 2§8. */
export function useReportFile({ id, type }: BusinessReportRequest) {
  const t = useTranslations("reports");
  const { mutate, isPending } = useMutation<Blob, ConsoleError>({
    mutationFn: () => fetchFile(reportsCalls.downloadOne, { params: { id } }),
    // The words below are all that is to be said.
    meta: { quiet: true },
    onSuccess(file) {
      if (file.size === 0) return notifyError(t("empty"));
      saveFile(reportFileName(type.id), file);
      notifySuccess(t("downloaded"));
    },
    onError: ({ code }) => notifyError(t(code === "upstream-invalid-answer" ? "unexpected" : "failed")),
  });
  return { isGenerating: isPending, generate: () => mutate() };
}
