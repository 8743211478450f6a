import "server-only";
import type { DownloadCall } from "@/lib/calls/call";
import { ConsoleError } from "@/lib/errors/console-error";
import { downloadCalls } from "@/lib/resources/call-table";
import { callDownload } from "../../upstream/call-download";
import { passedOn } from "../../upstream/outbound-headers";
import { type SessionInUse, withSession } from "../../upstream/with-session";
import { contentDisposition } from "../content-disposition";
import { callFinder, type FoundCall } from "../find-call";
import type { Incoming } from "../route";
import type { FindRoute } from "../with-bff";

const findCall = callFinder(downloadCalls);

/** `/api/download/[...path]`: a plain link, opened by the cookie (D1). */
export const findDownloadRoute: FindRoute = (method, segments) => {
  const found = findCall(method, segments);
  return {
    name: found.call.id,
    access: found.call.access,
    longestBody: "none",
    countsAsUse: true,
    answer: (incoming, session) => answerDownload(found, incoming, session),
  };
};

async function answerDownload(
  { call, params }: FoundCall<DownloadCall>,
  { request, reference }: Incoming,
  session: SessionInUse | undefined,
): Promise<Response> {
  if (session === undefined) throw new ConsoleError("unauthenticated");
  const trip = { reference, signal: request.signal, passed: passedOn(request.headers) };
  const open = (token: string) => callDownload(call, { params }, { ...trip, token });
  const { type, length, stream } = await withSession(session, open, trip.signal);
  const name = [call.fileName, ...Object.values(params).map(String)].join("-");
  const headers = new Headers({
    "cache-control": "private, no-store",
    "content-type": type,
    "content-disposition": contentDisposition(call.file === "pdf" ? "inline" : "attachment", name, call.file),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (length !== undefined) headers.set("content-length", String(length));
  return new Response(stream, { headers });
}
