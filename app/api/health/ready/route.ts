export { readiness as GET } from "@/server/bff/doors/health-doors";

export const dynamic = "force-dynamic";
