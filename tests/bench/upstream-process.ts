import { mostExportedRows } from "@/lib/exports/export-request";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { orders } from "@/tests/support/fault-upstream/order-answers";
import { startFaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";

/** The platform of the benchmark, in a process of its own: answers at once, true to the call table. */
const upstream = await startFaultUpstream();
upstream.restFaults.on(ordersCalls.list, orders(mostExportedRows));
process.stdout.write(`${JSON.stringify({ rest: upstream.rest.origin, grpc: upstream.query.target })}\n`);
// The journal keeps everything that arrives; a benchmark sends more than a test.
setInterval(() => upstream.journal.clear(), 250).unref();
process.once("SIGTERM", async () => {
  await upstream.stop();
  process.exit(0);
});
