"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Call } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import { fetchFile } from "@/lib/calls/fetch-file";
import { sendAnyCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { ListRows } from "@/lib/list/declare/define-list";
import type { PdfOfRecord } from "@/lib/list/declare/pdf-of-record";
import type { RequestedState } from "@/lib/list/url/list-state";
import { makePrint, type Print, type PrintProgress } from "./make-print";
import { inOrderOfRows, type OrderedIds } from "./order-of-rows";

/** What is asked of a list whose records are printed. */
export interface PrintedList {
  call: Call;
  /** @returns arguments of the call: any list's, so that nothing is known of them here. */
  request(state: RequestedState, today: string): unknown;
  rows(answer: unknown): ListRows<{ id: number }>;
}

export interface PrintRequest {
  list: PrintedList;
  pdf: PdfOfRecord;
  /** In the order in which they were ticked; none, and nothing begins. */
  ids: readonly number[];
  /** Whose rows they are: it says in which order they are printed. */
  state: Pick<RequestedState, "sort" | "filters">;
  /** YYYY-MM-DD where the operator works. */
  today: string;
}

export type PrintState =
  | { step: "running"; progress: PrintProgress }
  | { step: "stopped"; progress: PrintProgress }
  | { step: "done"; print: Print & Pick<OrderedIds, "order"> }
  | { step: "failed"; error: unknown };

interface PrintHandle {
  state: PrintState;
  /** Asks for what has not come yet, and makes the file. */
  start(): void;
  /** Nothing more is asked for, and no file is made; what came is kept. */
  stop(): void;
}

/** Makes one file of the PDFs of records, from the moment on when it is used until the component is gone. */
export function usePrint({ list, pdf, ids, state, today }: PrintRequest): PrintHandle {
  const [progress, setProgress] = useState<PrintProgress>({ done: 0, total: ids.length });
  const kept = useRef(new Map<number, Blob>());
  const running = useRef<AbortController>(null);
  const { mutate, reset, status, data, error } = useMutation({
    async mutationFn() {
      const leaving = new AbortController();
      running.current = leaving;
      const { signal } = leaving;
      const readPage = async (page: number) => {
        const args = list.request({ ...state, page, size: longestPage }, today);
        const { data, notice } = await sendAnyCall(list.call, { ...(args ?? {}) }, signal);
        if (notice !== undefined) throw new ConsoleError("upstream-invalid-answer", notice);
        return list.rows(data);
      };
      const fetch = (id: number) => fetchFile(pdf, { params: { id } }, signal);
      try {
        const { order, ids: ordered } = await inOrderOfRows(ids, readPage);
        const print = await makePrint({ ids: ordered, fetch, kept: kept.current, signal, tell: setProgress });
        return { ...print, order };
      } finally {
        // Of one that failed, others may be under way.
        leaving.abort();
      }
    },
    // The dialog shows its failure; the end of the session is still handled for the page.
    meta: { quiet: true },
  });
  const begin = useEffectEvent(() => {
    if (ids.length > 0) mutate();
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, []);
  return {
    state: stateOf(status, progress, data, error),
    start: () => mutate(),
    stop() {
      reset();
      running.current?.abort();
    },
  };
}

function stateOf(
  status: "idle" | "pending" | "success" | "error",
  progress: PrintProgress,
  print: (Print & Pick<OrderedIds, "order">) | undefined,
  error: unknown,
): PrintState {
  if (status === "error") return { step: "failed", error };
  if (print !== undefined) return { step: "done", print };
  return { step: status === "idle" ? "stopped" : "running", progress };
}
