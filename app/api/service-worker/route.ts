import { serviceWorker } from "@/server/bff/handlers/service-worker-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(serviceWorker);
