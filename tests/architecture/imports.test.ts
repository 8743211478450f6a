import { readFileSync } from "node:fs";
import { biomeImportRules } from "./import-rules";
import { findingsIn } from "./plant";

/** [importing file, what it imports]. Default deny: what the table of layers does not list is refused. */
const forbidden: readonly (readonly [string, string])[] = [
  ["app/(console)/orders/page.tsx", "@/app/(console)/receptions/_ui/list"],
  ["app/(console)/orders/page.tsx", "../receptions/_ui/list"],
  ["app/(console)/orders/page.tsx", "@/platform/start"],
  ["app/(console)/orders/page.tsx", "@/server/upstream/rest"],
  ["app/(console)/orders/page.tsx", "undici"],
  ["app/(console)/orders/page.tsx", "next/link"],
  ["app/(console)/orders/page.tsx", "node:fs"],
  ["app/(console)/orders/_ui/orders.tsx", "@/server/env"],
  ["app/(console)/orders/_ui/orders.tsx", "../../receptions/_ui/list"],
  ["app/(console)/orders/_ui/orders.tsx", "next/headers"],
  ["app/(console)/orders/_ui/orders.tsx", "@grpc/grpc-js"],
  ["components/ui/button.tsx", "@/lib/resources/orders/orders.calls"],
  ["components/ui/button.tsx", "@/server/env"],
  ["components/ui/button.tsx", "../../server/env"],
  ["components/ui/button.tsx", "@/app/(console)/orders/_ui/orders"],
  ["components/ui/button.tsx", "next/server"],
  ["components/ui/button.tsx", "@/components/resources/orders/order-lines"],
  ["components/ui/button.tsx", "next/link"],
  ["app/(console)/orders/_ui/orders.tsx", "next/link"],
  ["components/list/table.tsx", "../resources/orders/order-lines"],
  ["components/shell/load-texts.ts", "@/lib/resources/list-table"],
  ["components/resources/orders/order-lines.tsx", "@/components/resources/products/product-lines"],
  ["components/resources/orders/order-lines.tsx", "../products/product-lines"],
  ["components/resources/orders/order-lines.tsx", "@/app/(console)/orders/_ui/orders"],
  ["components/resources/orders/order-lines.tsx", "@/server/env"],
  ["lib/dates/day.ts", "@/components/resources/orders/order-lines"],
  ["lib/dates/day.ts", "react"],
  ["lib/dates/day.ts", "date-fns-tz"],
  ["app/(console)/orders/_ui/orders.tsx", "date-fns"],
  ["server/exports/file-name.ts", "date-fns-tz"],
  ["lib/dates/day.ts", "next/navigation"],
  ["lib/dates/day.ts", "node:path"],
  ["lib/dates/day.ts", "@/lib/resources/orders/orders.calls"],
  ["lib/dates/day.ts", "../resources/orders/orders.calls"],
  ["lib/dates/day.ts", "@/components/ui/button"],
  ["lib/dates/day.ts", "@/server/env"],
  ["lib/dates/day.ts", "pino"],
  ["lib/resources/orders/order-status.ts", "@/lib/resources/receptions/reception-totals"],
  ["lib/resources/orders/order-status.ts", "../receptions/receptions.calls"],
  ["lib/resources/orders/order-status.ts", "@/server/env"],
  ["lib/resources/orders/order-status.ts", "react"],
  ["lib/resources/orders/orders.calls.ts", "zod/mini"],
  ["lib/resources/receptions/invoice/read-invoice.ts", "@/lib/resources/receptions/receptions.calls"],
  ["lib/resources/receptions/reception-totals.ts", "@rgrove/parse-xml"],
  ["lib/resources/receptions/reception-totals.ts", "fflate"],
  ["lib/calls/wire.ts", "zod/mini"],
  ["lib/calls/wire.ts", "@/lib/resources/orders/orders.calls"],
  ["server/session/sign-in.ts", "@/components/ui/button"],
  ["server/session/sign-in.ts", "@/app/layout"],
  ["server/session/sign-in.ts", "@/platform/start"],
  ["server/session/sign-in.ts", "../../platform/start"],
  ["server/session/sign-in.ts", "undici"],
  ["server/bff/with-bff.ts", "next-auth"],
  ["server/bff/with-bff.ts", "drizzle-orm"],
  ["server/bff/with-bff.ts", "@grpc/grpc-js"],
  ["server/upstream/rest.ts", "next-auth"],
  ["server/launch/start.mjs", "zod"],
  ["server/launch/start.mjs", "../env"],
  ["server/launch/console.mjs", "../env"],
  ["platform/http/server.ts", "@/server/env"],
  ["platform/http/server.ts", "../../server/env"],
  ["platform/http/server.ts", "@/lib/roles/roles"],
  ["platform/http/server.ts", "@/lib/resources/orders/order-status"],
  ["platform/http/server.ts", "@/components/ui/button"],
  ["platform/http/server.ts", "next/server"],
  ["platform/http/server.ts", "react"],
  ["proto/files.ts", "@/server/env"],
  ["middleware.ts", "@/server/upstream/rest"],
  ["middleware.ts", "@/server/bff/with-bff"],
  ["middleware.ts", "@/components/ui/button"],
  ["middleware.ts", "@/platform/start"],
  ["instrumentation.ts", "@/platform/start"],
  ["instrumentation-client.ts", "@/server/env"],
  ["tests/e2e/orders.spec.ts", "@/lib/roles/roles"],
  ["tests/e2e/orders.spec.ts", "../../server/env"],
  ["tests/e2e/orders.spec.ts", "@/lib/resources/orders/orders.list"],
  ["tests/e2e/orders.spec.ts", "@/lib/calls/address"],
  ["tests/run.mjs", "zod"],
];

const allowed: readonly (readonly [string, string])[] = [
  ["app/(console)/orders/page.tsx", "./_ui/orders"],
  ["app/(console)/orders/page.tsx", "@/server/bff/require-session"],
  ["app/(console)/orders/[id]/page.tsx", "../_ui/orders"],
  ["app/(console)/orders/_ui/orders.tsx", "@/lib/resources/orders/order-status"],
  ["app/(console)/orders/_ui/orders.tsx", "@/components/ui/button"],
  ["components/list/table.tsx", "@/lib/list/columns"],
  ["components/list/table.tsx", "../ui/button"],
  ["components/ui/link.tsx", "next/link"],
  ["components/resources/orders/order-lines.tsx", "@/components/ui/button"],
  ["components/resources/orders/order-lines.tsx", "@/lib/resources/orders/order-status"],
  ["components/resources/orders/order-lines.tsx", "./order-line"],
  ["app/(console)/orders/_ui/orders.tsx", "@/components/resources/orders/order-lines"],
  ["lib/list/columns.ts", "zod/mini"],
  ["lib/calls/wire.ts", "#schema"],
  ["lib/resources/orders/orders.calls.ts", "#schema"],
  ["lib/list/columns.ts", "../dates/day"],
  ["lib/resources/receptions/invoice/unpack.ts", "fflate"],
  ["lib/resources/receptions/invoice/ubl-document.ts", "@rgrove/parse-xml"],
  ["lib/resources/orders/orders.calls.ts", "@/lib/resources/users/users.calls"],
  ["server/session/sign-in.ts", "next-auth"],
  ["server/upstream/rest.ts", "undici"],
  ["server/bff/with-bff.ts", "@/server/upstream/rest"],
  ["platform/http/server.ts", "@/lib/resources/orders/orders.calls"],
  ["platform/http/server.ts", "../auth/authenticate"],
  ["platform/http/server.ts", "fastify"],
  ["middleware.ts", "@/server/session/sessions"],
  ["tests/e2e/orders.spec.ts", "@/lib/resources/list-table"],
  ["tests/e2e/orders.spec.ts", "@/lib/list/cut"],
];

/** Of one line each: a file holds as many as there are pairs for it. */
const statements = {
  import: (from: string, name: string) => `import { ${name} } from "${from}";`,
  "type import": (from: string, name: string) => `import type { ${name} } from "${from}";`,
  "dynamic import": (from: string, name: string) => `export const ${name} = import("${from}");`,
  "re-export": (from: string, name: string) => `export { ${name} } from "${from}";`,
};

type Pair = readonly [string, string];
type Statement = (typeof statements)["import"];

/** The pairs that the linter lets pass, found in one run of it: a file's pairs stand in a line each. */
function passing(pairs: readonly Pair[], statement: Statement): readonly Pair[] {
  const imported = new Map<string, string[]>();
  for (const [path, from] of pairs) imported.set(path, [...(imported.get(path) ?? []), from]);
  const textOf = (froms: readonly string[]) => froms.map((from, at) => `${statement(from, `name${at}`)}\n`).join("");
  const found = findingsIn(Object.fromEntries([...imported].map(([path, froms]) => [path, textOf(froms)])));
  return pairs.filter(([path, from]) => {
    const line = (imported.get(path) ?? []).indexOf(from) + 1;
    return !found.get(path)?.some((each) => each.category === "lint/style/noRestrictedImports" && each.line === line);
  });
}

describe("imports between layers", () => {
  it("are what the table says: after a change of it, `npm run import-rules` writes what the linter reads", () => {
    expect(readFileSync("biome.imports.json", "utf8")).toBe(biomeImportRules());
  });

  it.each(Object.entries(statements))("refuses each forbidden pair as %s", (_form, statement) => {
    expect(passing(forbidden, statement)).toEqual([]);
  });

  it("lets each allowed pair pass", () => {
    expect(passing(allowed, statements.import)).toHaveLength(allowed.length);
  });
});
