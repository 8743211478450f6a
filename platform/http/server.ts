import Fastify, { type FastifyInstance } from "fastify";
import { authRoutes } from "../auth/auth.routes";
import type { PlatformContext } from "../platform-context";
import { errorHandler } from "./error-handler";

/** Product images travel as base64 (2§3), so bodies may be large. */
const longestBody = 20 * 1024 * 1024;

/** The REST side of the platform, not yet listening. */
export function createHttpServer(context: PlatformContext): FastifyInstance {
  const app = Fastify({
    bodyLimit: longestBody,
    routerOptions: { maxParamLength: 5000 },
    forceCloseConnections: "idle",
  });
  app.setErrorHandler(errorHandler(context.log));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: "route not found" }));
  app.get("/health", async () => ({ status: "ok" }));
  authRoutes(app, context);
  return app;
}
