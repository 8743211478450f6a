import Fastify, { type FastifyInstance } from "fastify";
import { authRoutes } from "../auth/auth.routes";
import { pictureRoutes } from "../pictures/pictures.routes";
import type { PlatformContext } from "../platform-context";
import { catalogPriceRoutes } from "../resources/catalog_price/catalog-price.routes";
import { companyRoutes } from "../resources/companies/companies.routes";
import { stockRoutes } from "../resources/current_stocks/current-stocks.routes";
import { dashboardWhRoutes } from "../resources/dashboard-wh/dashboard-wh.routes";
import { draftRoutes } from "../resources/drafts/drafts.routes";
import { galleryRoutes } from "../resources/galleries/galleries.routes";
import { marketplaceRoutes } from "../resources/galleries/marketplace.routes";
import { inventoryRoutes } from "../resources/inventory/inventory.routes";
import { invoiceRoutes } from "../resources/invoices/invoices.routes";
import { dropdownRoutes } from "../resources/lookups/dropdown.routes";
import { lookupRoutes } from "../resources/lookups/lookups.routes";
import { orderRoutes } from "../resources/orders/orders.routes";
import { categoryRoutes } from "../resources/products/categories.routes";
import { documentationRoutes } from "../resources/products/documentation.routes";
import { productRoutes } from "../resources/products/products.routes";
import { receptionRoutes } from "../resources/receptions/receptions.routes";
import { internalReceptionRoutes } from "../resources/receptions_intern/receptions-intern.routes";
import { reportRoutes } from "../resources/reports/reports.routes";
import { reservationRoutes } from "../resources/reservations/reservations.routes";
import { returnRoutes } from "../resources/return_to_supplier/return-to-supplier.routes";
import { serviceRoutes } from "../resources/services/services.routes";
import { storageRoutes } from "../resources/storages/storages.routes";
import { supplyingReportRoutes } from "../resources/supplying_reports/supplying-reports.routes";
import { supplyingRouteRoutes } from "../resources/supplying_routes/supplying-routes.routes";
import { identificationCardRoutes } from "../resources/users/identification-cards.routes";
import { userRoutes } from "../resources/users/users.routes";
import { voucherRoutes } from "../resources/vouchers/vouchers.routes";
import { errorHandler } from "./error-handler";

/** Product images travel as base64 (2§3), so bodies may be large. */
const longestBody = 20 * 1024 * 1024;

/** Each registers the calls of one resource; a new resource adds its line here. */
const resources = [
  authRoutes,
  reportRoutes,
  serviceRoutes,
  reservationRoutes,
  inventoryRoutes,
  invoiceRoutes,
  galleryRoutes,
  marketplaceRoutes,
  voucherRoutes,
  catalogPriceRoutes,
  categoryRoutes,
  companyRoutes,
  documentationRoutes,
  draftRoutes,
  dropdownRoutes,
  identificationCardRoutes,
  internalReceptionRoutes,
  lookupRoutes,
  orderRoutes,
  pictureRoutes,
  productRoutes,
  receptionRoutes,
  returnRoutes,
  stockRoutes,
  storageRoutes,
  supplyingReportRoutes,
  supplyingRouteRoutes,
  userRoutes,
  dashboardWhRoutes,
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
