import { readiness } from "@/server/bff/handlers/health-handlers";

export const dynamic = "force-dynamic";

export function GET(): Promise<Response> {
  return readiness();
}
