import type { FastifyInstance } from "fastify";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { downloadRoute } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { sendReceptionPdf } from "./reception-pdf";

/** What of receptions goes over REST; lists and details go over QueryCommand (2§7). */
export function receptionRoutes(app: FastifyInstance, context: PlatformContext): void {
  downloadRoute(app, context, receptionsCalls.pdf, ({ id }, reply) => sendReceptionPdf(context, id, reply));
}
