"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ExportedFile, type ExportProgress, receiveExport } from "@/lib/exports/receive-export";
import { saveFile } from "./save-file";

export type ExportState =
  | { step: "choosing" }
  /** Without progress until the first page of rows has been read. */
  | { step: "running"; progress: ExportProgress | undefined }
  | { step: "done"; file: ExportedFile }
  | { step: "failed"; error: unknown };

interface ExportHandle {
  state: ExportState;
  /** @param address as `exportAddress` gives it. */
  start(address: string): void;
  /** Back to choosing; what was received is dropped. */
  stop(): void;
}

/** Receives a list's rows as a file and saves it once it is whole. Ends with the component that uses it. */
export function useExport(): ExportHandle {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(null);
  const { mutate, reset, status, data, error } = useMutation({
    async mutationFn(address: string) {
      const leaving = new AbortController();
      running.current = leaving;
      const file = await receiveExport(address, leaving.signal, setProgress);
      saveFile(file.fileName, file.content);
      return file;
    },
    // The dialog shows its failure; the end of the session is still handled for the page.
    meta: { quiet: true },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    state: stateOf(status, progress, data, error),
    start(address) {
      setProgress(undefined);
      mutate(address);
    },
    stop() {
      reset();
      running.current?.abort();
    },
  };
}

function stateOf(
  status: "idle" | "pending" | "success" | "error",
  progress: ExportProgress | undefined,
  file: ExportedFile | undefined,
  error: unknown,
): ExportState {
  if (status === "pending") return { step: "running", progress };
  if (status === "error") return { step: "failed", error };
  return file === undefined ? { step: "choosing" } : { step: "done", file };
}
