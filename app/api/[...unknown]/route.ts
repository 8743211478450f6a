import { findNothing } from "@/server/bff/handlers/not-found-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findNothing);
export const HEAD = withBff(findNothing);
export const OPTIONS = withBff(findNothing);
export const POST = withBff(findNothing);
export const PUT = withBff(findNothing);
export const PATCH = withBff(findNothing);
export const DELETE = withBff(findNothing);
