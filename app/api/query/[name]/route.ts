import { findQueryRoute } from "@/server/bff/handlers/query-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findQueryRoute);
export const HEAD = withBff(findQueryRoute);
export const OPTIONS = withBff(findQueryRoute);
export const POST = withBff(findQueryRoute);
export const PUT = withBff(findQueryRoute);
export const PATCH = withBff(findQueryRoute);
export const DELETE = withBff(findQueryRoute);
