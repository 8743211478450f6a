import { readiness } from "@/server/bff/doors/health-doors";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return readiness();
}
