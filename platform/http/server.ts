import Fastify, { type FastifyInstance } from "fastify";
import { authRoutes } from "../auth/auth.routes";
import type { PlatformContext } from "../platform-context";
import { companyRoutes } from "../resources/companies/companies.routes";
import { identificationCardRoutes } from "../resources/identification-cards/identification-cards.routes";
import { lookupRoutes } from "../resources/lookups/lookups.routes";
import { orderRoutes } from "../resources/orders/orders.routes";
import { pictureRoutes } from "../resources/pictures/pictures.routes";
import { receptionRoutes } from "../resources/receptions/receptions.routes";
import { stockRoutes } from "../resources/stocks/stocks.routes";
import { storageRoutes } from "../resources/storages/storages.routes";
import { userRoutes } from "../resources/users/users.routes";
import { warehouseRoutes } from "../resources/warehouse/warehouse.routes";
import { errorHandler } from "./error-handler";

/** Product images travel as base64 (2§3), so bodies may be large. */
const longestBody = 20 * 1024 * 1024;

/** Each registers the calls of one resource; a new resource adds its line here. */
const resources = [
  authRoutes,
  companyRoutes,
  identificationCardRoutes,
  lookupRoutes,
  orderRoutes,
  pictureRoutes,
  receptionRoutes,
  stockRoutes,
  storageRoutes,
  userRoutes,
  warehouseRoutes,
];

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
  for (const register of resources) register(app, context);
  return app;
}
