/**
 * The process works, for `next dev`: the console's own listener says it by itself. Does nothing else on purpose: the
 * benchmarks measure the other routes against it.
 */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "private, no-store" } });
}
