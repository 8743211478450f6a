import { findRestRoute } from "@/server/bff/handlers/rest-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findRestRoute);
export const HEAD = withBff(findRestRoute);
export const OPTIONS = withBff(findRestRoute);
export const POST = withBff(findRestRoute);
export const PUT = withBff(findRestRoute);
export const PATCH = withBff(findRestRoute);
export const DELETE = withBff(findRestRoute);
