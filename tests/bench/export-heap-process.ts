import { z } from "zod";
import { longestPage } from "@/lib/calls/call";
import { exportableColumns, exportFormats, mostExportedRows } from "@/lib/exports/export-request";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { exportStream } from "@/server/exports/export-stream";
import { listExport } from "@/server/exports/list-export";
import { ordersOnWire } from "@/tests/support/fault-upstream/order-answers";

/** What living objects weigh while the longest file is made, garbage taken away first: run with --expose-gc. */
const everyRows = 10_000;

function livingMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

async function readPage(page: number) {
  const search = new URLSearchParams({ limit: String(longestPage), offset: String((page - 1) * longestPage) });
  return z.parse(ordersCalls.list.answer, JSON.parse(JSON.stringify(ordersOnWire(search, mostExportedRows))));
}

/** Megabytes before, and at every 10,000 rows. */
async function weigh(format: (typeof exportFormats)[number]): Promise<number[]> {
  const weights = [livingMb()];
  let read = 0;
  const made = listExport({
    list: ordersList,
    request: { format, columns: exportableColumns(ordersList), filters: {}, sort: ordersList.defaultSort },
    reader: {
      locale: "en",
      timeZone: "Europe/Bucharest",
      operatorZone: "Europe/Bucharest",
      timesIn: (place, heading) => `${heading} (${place})`,
      text: (...path) => path.join(" "),
      yes: "Yes",
      no: "No",
      all: "All",
      period: (_set, period) => period,
      from: (value) => value,
      until: (value) => value,
      ticked: (count) => `${count} ticked`,
      currencyOf: (heading) => heading,
    },
    now: new Date(),
    first: await readPage(1),
    async read(page) {
      read = (page - 1) * longestPage;
      if (read % everyRows === 0) weights.push(livingMb());
      return readPage(page);
    },
  });
  const explain = (error: unknown): never => {
    throw error;
  };
  const ears = { explain, onEnd: () => undefined, onLeave: () => undefined };
  const source = exportStream(made, new AbortController().signal, ears).getReader();
  for (let next = await source.read(); !next.done; next = await source.read());
  return [...weights, livingMb()];
}

// Once for what the program itself grows to.
await weigh("xlsx");
const weights: Record<string, number[]> = {};
for (const format of exportFormats) weights[format] = await weigh(format);
process.stdout.write(`${JSON.stringify(weights)}\n`);
