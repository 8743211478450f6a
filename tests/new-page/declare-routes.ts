import { type CallRow, keyOf } from "./call-rows";
import { unnamed, unnamedDeclaration } from "./declare-calls";
import type { Names } from "./names";

/** The text of the embedded platform's `<slug>.routes.ts`: each call is registered, and what it does is not known yet. */
export function declareRoutes({ slug, kebab, camel }: Names, rows: readonly CallRow[]): string {
  const routes = rows.map(
    (row) => `  route(app, context, ${camel}Calls.${keyOf(row)}, ${unnamed(row, "what the platform does")});\n`,
  );
  return `import type { FastifyInstance } from "fastify";
import { ${camel}Calls } from "@/lib/resources/${slug}/${kebab}.calls";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";

${unnamedDeclaration}
export function ${camel}Routes(app: FastifyInstance, context: PlatformContext): void {
${routes.join("")}}
`;
}
