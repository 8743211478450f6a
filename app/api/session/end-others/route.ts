import { endOtherSessions } from "@/server/bff/handlers/session-handlers";
import { withBff } from "@/server/bff/with-bff";

export const POST = withBff(endOtherSessions);
