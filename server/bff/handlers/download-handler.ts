import "server-only";
import { safeParse } from "zod/mini";
import type { DownloadCall } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import { downloadCalls } from "@/lib/resources/call-table";
import { closedHeaders } from "../../http/standing-headers.mjs";
import { callDownload } from "../../upstream/call-download";
import { passedOn } from "../../upstream/outbound-headers";
import { type SessionInUse, withSession } from "../../upstream/with-session";
import { bodyBudgets } from "../body-budget";
import { contentDisposition } from "../content-disposition";
import { callFinder, type FoundCall } from "../find-call";
import { mayUse } from "../page-access";
import type { Incoming } from "../route";
import { recordOf, trail, whoIs } from "../trail";
import type { FindRoute } from "../with-bff";

const findCall = callFinder(downloadCalls);

/**
 * `/api/download/[...path]`: by GET a plain link, opened by the cookie (D1). Other methods pass the locks of every write
 * (W1): a page of our own asks, and its body has the declared shape.
 */
export const findDownloadRoute: FindRoute = (method, segments) => {
  const found = findCall(method, segments);
  return {
    name: found.call.id,
    access: found.call.access,
    budget: found.call.body === undefined ? "none" : bodyBudgets.usual,
    isLimited: false,
    countsAsUse: true,
    answer: (incoming, session) => answerDownload(found, incoming, session),
  };
};

async function answerDownload(
  { call, params }: FoundCall<DownloadCall>,
  incoming: Incoming,
  session: SessionInUse | undefined,
): Promise<Response> {
  const { request, requestId, body } = incoming;
  if (session === undefined) throw new ConsoleError("unauthenticated");
  const wanted = readBody(call, body);
  if (!mayUse(session.current.record.roles, call.accessTo(wanted))) throw new ConsoleError("forbidden");
  const callContext = { requestId, signal: request.signal, passed: passedOn(request.headers) };
  const open = (token: string) => callDownload(call, { params, body: wanted }, { ...callContext, token });
  const { type, length, stream } = await withSession(session, open, callContext.signal);
  trail("exported", incoming, whoIs(session.current), recordOf({ params }));
  const name = [call.fileName, ...Object.values(params).map(String)].join("-");
  const headers = new Headers({
    ...closedHeaders,
    "content-type": type,
    "content-disposition": contentDisposition(call.file === "pdf" ? "inline" : "attachment", name, call.file),
  });
  if (length !== undefined) headers.set("content-length", String(length));
  return new Response(stream, { headers });
}

/** @throws ConsoleError invalid-request */
function readBody({ body: schema }: DownloadCall, body: unknown): unknown {
  if (schema === undefined) return undefined;
  const { success, data, error } = safeParse(schema, body);
  if (!success) throw new ConsoleError("invalid-request", { cause: error });
  return data;
}
