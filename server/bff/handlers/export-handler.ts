import "server-only";
import { getTranslations } from "next-intl/server";
import { bffHeader } from "@/lib/calls/address";
import type { Failure } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { type ExportRequest, mostExportedRows, readExportRequest } from "@/lib/exports/export-request";
import { framesType } from "@/lib/exports/frames";
import { type AnyList, findList } from "@/lib/resources/list-table";
import { takeExportSlot } from "../../exports/export-slot";
import { exportStream } from "../../exports/export-stream";
import { listExport } from "../../exports/list-export";
import { pageReader } from "../../exports/page-reader";
import { readerOfRequest } from "../../exports/reader-of-request";
import { operatorToday } from "../../operator-zone";
import { firstOf } from "../../upstream/calls-of-a-signal";
import { passedOn } from "../../upstream/outbound-headers";
import { ClientAborted } from "../../upstream/upstream-fault";
import { failureOf, streamAnswer } from "../answers";
import { toConsoleError } from "../console-fault";
import { logFault } from "../fault-log";
import { MethodNotAllowed } from "../method-not-allowed";
import { type Incoming, type SignedIn, sessionRoute } from "../route";
import { trail, whoIs } from "../trail";
import type { FindRoute } from "../with-bff";

/** `/api/export/[page]`: all rows of a list's address as a file, for everyone who may open the page. */
export const findExportRoute: FindRoute = (method, [page = ""]) => {
  const list = findList(page);
  if (list === undefined) throw new ConsoleError("not-found");
  if (method !== "GET") throw new MethodNotAllowed(["GET"]);
  const name = `export/${list.page}`;
  return sessionRoute({ name, access: [list.page] }, (incoming) => answerExport(list, name, incoming));
};

async function answerExport(
  list: AnyList,
  route: string,
  { session, ...incoming }: Incoming & SignedIn,
): Promise<Response> {
  const { request, requestId } = incoming;
  // A long read, and an answer that only our own script can read: no link of anybody's leads here.
  if (request.headers.get(bffHeader.name) !== bffHeader.value) throw new ConsoleError("cross-site");
  const reader = await readerOfRequest(list.page);
  const now = new Date();
  const today = operatorToday(now);
  const asked = await understood(list, new URL(request.url).searchParams, today);
  const leaving = new AbortController();
  const signal = firstOf(request.signal, leaving.signal);
  const read = pageReader(list, asked, today, session, { requestId, signal, passed: passedOn(request.headers) });
  const release = takeExportSlot(session.current.record.email);
  const explain = (error: unknown): Failure | undefined => {
    if (signal.aborted || error instanceof ClientAborted) return undefined;
    const known = toConsoleError(error);
    logFault("request failed", known, { requestId, route });
    return failureOf(known, requestId);
  };
  // The request's own line logs its start; this one, how many rows were sent.
  const onEnd = (count: number, outcome: "done" | "partly"): void => {
    release();
    trail("exported", incoming, whoIs(session.current), { count, outcome });
  };
  try {
    // With the first page, too, a failure is an ordinary one; after it, a frame has to tell.
    const first = await firstPage(read, asked);
    if (signal.aborted) throw new ClientAborted();
    const made = listExport({ list, request: asked, reader, now, first, read });
    return streamAnswer(exportStream(made, signal, { explain, onEnd, onLeave: () => leaving.abort() }), framesType);
  } catch (error) {
    release();
    throw error;
  }
}

/** @throws ConsoleError too-many-rows, and whatever reading throws */
async function firstPage(read: ReturnType<typeof pageReader>, { ids }: ExportRequest): ReturnType<typeof read> {
  const first = await read(1);
  // Ticked rows are few, however long the list is in which they are looked for.
  if (ids === undefined && first.totalCount > mostExportedRows) throw new ConsoleError("too-many-rows");
  return first;
}

const longestNames = 200;

/** @throws ConsoleError invalid-request, which names what was not understood */
async function understood(list: AnyList, search: URLSearchParams, today: string): Promise<ExportRequest> {
  const asked = readExportRequest(list, search, today);
  if (!("refused" in asked)) return asked;
  const t = await getTranslations("list.export");
  const names = asked.refused.join(", ").slice(0, longestNames);
  throw new ConsoleError("invalid-request", { shownText: t("notUnderstood", { names }) });
}
