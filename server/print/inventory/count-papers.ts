import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { countPaperKinds } from "@/lib/resources/inventory/paper-address";
import { readCount, readJoined } from "@/lib/resources/inventory/read-counts";
import { reviewItems } from "@/lib/resources/inventory/review/line";
import { uncountedOf } from "@/lib/resources/inventory/review/uncounted";
import { readScope } from "@/lib/resources/inventory/to-count/read-scope";
import { mayUse } from "../../bff/page-access";
import { orUnread } from "../or-unread";
import type { AskedPaper, PaperSource, PaperTools } from "../paper-source";
import { countProtocol } from "./count-protocol";
import { countReader, refusedCountPaper } from "./count-reader";
import { countSheets } from "./count-sheets";
import { readStocks } from "./read-stocks";

/** Sheets to count by hand, of all joined counts (`all`) and with the books (`books`), and the protocol of a closed count. */
export const countPapers: PaperSource = {
  kinds: countPaperKinds,
  takes: (name, value) => (name === "all" || name === "books") && value === "1",
  make: makePaper,
  refused: refusedCountPaper,
};

async function makePaper({ id, kind, wish }: AskedPaper, { send, signal, roles }: PaperTools): Promise<Buffer> {
  const count = await readCount(id, send);
  const reader = await countReader(signal);
  const mayKnowStock = mayUse(roles, ["current_stocks"]);
  if (kind === "protocol") {
    if (count.status !== "CLEARED") throw new ConsoleError("invalid-request", { shownText: reader.t("notClosed") });
    const counts = await readJoined(count, send);
    const uncounted = mayKnowStock ? await orUnread(readUncounted(counts, send)) : undefined;
    return countProtocol({ counts, uncounted, now: new Date() }, reader);
  }
  const counts = wish.has("all") ? await readJoined(count, send) : [count];
  const hasBooks = wish.has("books");
  // Who counts blind has no books on paper either, and who may not see the stock of a storage has none of it here.
  const maySeeBooks = counts.every(({ isBlind }) => isBlind !== true) && mayKnowStock;
  if (hasBooks && !maySeeBooks) throw new ConsoleError("forbidden");
  return countSheets({ counts, hasBooks, now: new Date() }, send, reader);
}

/** What nobody counted, of what was to be counted. */
async function readUncounted(counts: readonly InventoryDetail[], send: SendCall) {
  const storage = counts[0]?.storage.id ?? 0;
  const [stocks, scope] = await Promise.all([readStocks(storage, send), readScope(counts, send)]);
  return uncountedOf(
    stocks,
    reviewItems(counts).map(({ line }) => line),
    scope,
  );
}
