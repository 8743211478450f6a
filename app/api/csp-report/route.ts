import { cspReport } from "@/server/bff/handlers/csp-report-handler";
import { withBff } from "@/server/bff/with-bff";

export const POST = withBff(cspReport);
