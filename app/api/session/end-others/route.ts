import { endOtherSessions } from "@/server/bff/doors/session-doors";
import { withBff } from "@/server/bff/with-bff";

export const POST = withBff(endOtherSessions);
