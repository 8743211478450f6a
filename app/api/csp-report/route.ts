import { cspReport } from "@/server/bff/doors/csp-report-door";
import { withBff } from "@/server/bff/with-bff";

export const POST = withBff(cspReport);
