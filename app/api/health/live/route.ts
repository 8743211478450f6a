/** The process works. Empty on purpose: the benchmarks measure the other routes against it. */
export function GET(): Response {
  return new Response(null, { status: 200, headers: { "cache-control": "private, no-store" } });
}
