import { listKept } from "@/server/bff/handlers/kept-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(listKept);
