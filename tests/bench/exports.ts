import { request } from "undici";
import { z } from "zod";
import { exportableColumns, exportFormats, mostExportedRows } from "@/lib/exports/export-request";
import { type Frame, FrameReader } from "@/lib/exports/frames";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import type { BenchConsole } from "./bench-console";
import { heading, line } from "./figures";
import { residentMb } from "./memory";
import { startSideProcess } from "./side-process";

/** What a further file may add to the console's memory (D7), and what of a file may be alive: two pages of rows, the packer. */
const growthBudgetMb = 64;
const livingBudgetMb = 8;

interface Export {
  seconds: number;
  megabytes: number;
  /** The console's resident megabytes at their highest. */
  most: number;
}

/** All columns of the longest file there may be, in both formats: how fast, and what of it stays in memory. */
export async function benchExports(bench: BenchConsole): Promise<void> {
  heading(`Export of ${mostExportedRows.toLocaleString("en")} orders, all columns`);
  for (const format of exportFormats) {
    // The engine makes room before it looks for garbage: what is kept of a file shows in the next one's height.
    const first = await exportOrders(bench, format);
    const next = await exportOrders(bench, format);
    line(`${format}, ${inMb(next.megabytes)}`, `${(mostExportedRows / next.seconds).toFixed(0)} rows/s`);
    line(`${format}: console's memory, first and next file`, `${inMb(first.most)}, ${inMb(next.most)}`, {
      text: `+${inMb(growthBudgetMb)}`,
      isKept: next.most - first.most <= growthBudgetMb,
    });
  }
  await benchLiving();
}

/** What is alive while a file is made, in a process of its own where garbage can be taken away first. */
async function benchLiving(): Promise<void> {
  const flags = ["--expose-gc", "--conditions=react-server"];
  const side = await startSideProcess("export-heap-process.ts", [], flags);
  await side.stop();
  for (const [format, weights] of Object.entries(z.record(z.string(), z.array(z.number())).parse(side.said))) {
    const [before = 0, ...during] = weights;
    const most = Math.max(...during);
    line(
      `${format}: alive before, at every 10,000 rows`,
      `${inMb(before)}, ${inMb(Math.min(...during))}–${inMb(most)}`,
      {
        text: `+${inMb(livingBudgetMb)}`,
        isKept: most - before <= livingBudgetMb,
      },
    );
  }
}

function inMb(megabytes: number): string {
  return `${megabytes.toFixed(megabytes < 100 ? 1 : 0)} MB`;
}

async function exportOrders(bench: BenchConsole, format: string): Promise<Export> {
  const { origin } = bench.process;
  const columns = exportableColumns(ordersList).join(".");
  const own = { ...ownPageHeaders(origin), origin: "", cookie: `__Host-session=${bench.visitor.sessionId}` };
  let most = 0;
  const startedAt = performance.now();
  const address = `${origin}/api/export/orders?export-format=${format}&export-columns=${columns}`;
  const { statusCode, body } = await request(address, { headers: own });
  if (statusCode !== 200) throw new Error(`The export answered ${statusCode}.`);
  const frames = new FrameReader();
  let last: Frame | undefined;
  let bytes = 0;
  for await (const chunk of body)
    for (const frame of frames.push(chunk)) {
      last = frame;
      if (frame.type === "data") bytes += frame.bytes.length;
      if (frame.type === "progress") most = Math.max(most, residentMb(bench));
    }
  if (last?.type !== "end" || last.rows !== mostExportedRows) throw new Error(`It ended with ${JSON.stringify(last)}.`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: bytes / 1024 / 1024, most };
}
