import { listSessions } from "@/server/bff/doors/session-doors";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(listSessions);
