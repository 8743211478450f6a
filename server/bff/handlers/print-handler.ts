import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { isPaper, type Paper } from "@/lib/resources/inventory/paper-address";
import { readCount, readJoined } from "@/lib/resources/inventory/read-counts";
import { reviewItems } from "@/lib/resources/inventory/review/line";
import { uncountedOf } from "@/lib/resources/inventory/review/uncounted";
import { readScope } from "@/lib/resources/inventory/to-count/read-scope";
import { takeExportSlot } from "../../exports/export-slot";
import { closedHeaders } from "../../http/standing-headers.mjs";
import { countProtocol } from "../../print/inventory/count-protocol";
import { countSheets } from "../../print/inventory/count-sheets";
import { paperReader } from "../../print/inventory/paper-reader";
import { readStocks } from "../../print/inventory/read-stocks";
import { refusedPaper } from "../../print/inventory/refused-paper";
import { accountMark } from "../../security/account-mark";
import { passedOn } from "../../upstream/outbound-headers";
import { toldSender } from "../../upstream/told-sender";
import { ClientAborted } from "../../upstream/upstream-fault";
import { contentDisposition } from "../content-disposition";
import { MethodNotAllowed } from "../method-not-allowed";
import { mayUse } from "../page-access";
import { type Incoming, type SignedIn, sessionRoute } from "../route";
import { trail, whoIs } from "../trail";
import type { FindRoute } from "../with-bff";

/** `/api/print/inventory/{id}/{paper}`: a plain link, opened by the cookie (D1), for everyone who may open the page. */
export const findPrintRoute: FindRoute = (method, [page, id = "", paper = "", ...more]) => {
  if (page !== "inventory" || !/^[1-9]\d{0,15}$/.test(id) || !isPaper(paper) || more.length > 0)
    throw new ConsoleError("not-found");
  if (method !== "GET") throw new MethodNotAllowed(["GET"]);
  const refused = () => refusedPaper(Number(id));
  return sessionRoute({ name: `print/inventory/${paper}`, access: ["inventory"], refused }, (incoming) =>
    answerPaper(Number(id), paper, incoming),
  );
};

async function answerPaper(id: number, paper: Paper, { session, ...incoming }: Incoming & SignedIn): Promise<Response> {
  const { request, requestId } = incoming;
  const { email } = session.current.record;
  const { account, ...wish } = wishOf(new URL(request.url).searchParams);
  // A link names the account for which its page was made, as a header does for what a script asks (O10).
  if (account !== null && account !== accountMark(email)) throw new ConsoleError("other-account");
  const release = takeExportSlot(email);
  try {
    const file = await makePaper(id, paper, wish, { session, ...incoming });
    trail("exported", incoming, whoIs(session.current), { record: id });
    const headers = new Headers({
      ...closedHeaders,
      "content-type": "application/pdf",
      "content-length": String(file.length),
      "content-disposition": contentDisposition("inline", `inventory-${id}-${paper}`, "pdf"),
    });
    return new Response(new Uint8Array(file), { headers });
  } finally {
    release();
  }

  async function makePaper(
    of: number,
    what: Paper,
    { isAll, hasBooks }: Omit<PaperWish, "account">,
    { request: { signal, headers } }: Incoming & SignedIn,
  ): Promise<Buffer> {
    const send = toldSender(session, { requestId, signal, passed: passedOn(headers) });
    const count = await readCount(of, send);
    const reader = await paperReader(signal);
    if (what === "protocol") {
      if (count.status !== "CLEARED") throw new ConsoleError("invalid-request", { shownText: reader.t("notClosed") });
      const counts = await readJoined(count, send);
      const mayKnowStock = mayUse(session.current.record.roles, ["current_stocks"]);
      const uncounted = mayKnowStock ? await readUncounted(counts, send) : undefined;
      return countProtocol({ counts, uncounted, now: new Date() }, reader);
    }
    const counts = isAll ? await readJoined(count, send) : [count];
    const { roles } = session.current.record;
    // Who counts blind has no books on paper either, and who may not see the stock of a storage has none of it here.
    const maySeeBooks = counts.every(({ isBlind }) => isBlind !== true) && mayUse(roles, ["current_stocks"]);
    if (hasBooks && !maySeeBooks) throw new ConsoleError("forbidden");
    return countSheets({ counts, hasBooks, now: new Date() }, send, reader);
  }
}

/** What nobody counted, of what was to be counted; undefined where it cannot be read now: the protocol says so. */
async function readUncounted(counts: readonly InventoryDetail[], send: SendCall) {
  const storage = counts[0]?.storage.id ?? 0;
  try {
    const [stocks, scope] = await Promise.all([readStocks(storage, send), readScope(counts, send)]);
    return uncountedOf(
      stocks,
      reviewItems(counts).map(({ line }) => line),
      scope,
    );
  } catch (error) {
    if (error instanceof ClientAborted) throw error;
    return undefined;
  }
}

interface PaperWish {
  account: string | null;
  /** Of all counts that are joined. */
  isAll: boolean;
  hasBooks: boolean;
}

/** @throws ConsoleError invalid-request */
function wishOf(search: URLSearchParams): PaperWish {
  const isUnderstood = [...search].every(
    ([name, value]) => name === "account" || ((name === "all" || name === "books") && value === "1"),
  );
  if (!isUnderstood) throw new ConsoleError("invalid-request");
  return { account: search.get("account"), isAll: search.has("all"), hasBooks: search.has("books") };
}
