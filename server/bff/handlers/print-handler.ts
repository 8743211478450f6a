import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { fullName } from "@/lib/texts/full-name";
import { takeExportSlot } from "../../exports/export-slot";
import { closedHeaders } from "../../http/standing-headers.mjs";
import type { AskedPaper, PaperSource } from "../../print/paper-source";
import { paperSources } from "../../print/paper-table";
import { accountMark } from "../../security/account-mark";
import { passedOn } from "../../upstream/outbound-headers";
import { toldSender } from "../../upstream/told-sender";
import { contentDisposition } from "../content-disposition";
import { MethodNotAllowed } from "../method-not-allowed";
import { type Incoming, type SignedIn, sessionRoute } from "../route";
import { trail, whoIs } from "../trail";
import type { FindRoute } from "../with-bff";

type PaperOf = Omit<AskedPaper, "wish"> & { page: string; source: PaperSource };

/** `/api/print/<page>/<id>/<kind>`: a plain link, opened by the cookie (D1), for everyone who may open the page. */
export const findPrintRoute: FindRoute = (method, [page = "", number = "", kind = "", ...more]) => {
  const printed = paperSources.find((each) => each.page === page);
  const isThere = printed?.source.kinds.includes(kind) && /^[1-9]\d{0,14}$/.test(number) && more.length === 0;
  if (printed === undefined || !isThere) throw new ConsoleError("not-found");
  if (method !== "GET") throw new MethodNotAllowed(["GET"]);
  const of = { ...printed, id: Number(number), kind };
  const refused = () => of.source.refused(of);
  return sessionRoute({ name: `print/${page}/${kind}`, access: [printed.page], refused }, (incoming) =>
    answerPaper(of, incoming),
  );
};

async function answerPaper(
  { page, id, kind, source }: PaperOf,
  { session, ...incoming }: Incoming & SignedIn,
): Promise<Response> {
  const { request, requestId } = incoming;
  const { email, roles, ...person } = session.current.record;
  const { account, wish } = wishOf(new URL(request.url).searchParams, { source, kind });
  // A link names the account for which its page was made, as a header does for what a script asks (O10).
  if (account !== null && account !== accountMark(email)) throw new ConsoleError("other-account");
  const release = takeExportSlot(email);
  try {
    const { signal, headers } = request;
    const send = toldSender(session, { requestId, signal, passed: passedOn(headers) });
    const file = await source.make({ id, kind, wish }, { send, signal, roles, person: fullName(person) });
    trail("exported", incoming, whoIs(session.current), { record: id });
    return new Response(new Uint8Array(file), {
      headers: new Headers({
        ...closedHeaders,
        "content-type": "application/pdf",
        "content-length": String(file.length),
        "content-disposition": contentDisposition("inline", `${page}-${id}-${kind}`, "pdf"),
      }),
    });
  } finally {
    release();
  }
}

/** @throws ConsoleError invalid-request */
function wishOf(
  search: URLSearchParams,
  { source, kind }: Pick<PaperOf, "source" | "kind">,
): { account: string | null; wish: URLSearchParams } {
  const account = search.get("account");
  const wish = new URLSearchParams([...search].filter(([name]) => name !== "account"));
  // Of two values of one name the paper would go by the first, unsaid.
  const isOnce = new Set(search.keys()).size === search.size;
  const isTaken = [...wish].every(([name, value]) => source.takes(name, value, kind));
  if (!isOnce || !isTaken) throw new ConsoleError("invalid-request");
  return { account, wish };
}
