import { findAuthRoute } from "@/server/bff/handlers/auth-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findAuthRoute);
export const HEAD = withBff(findAuthRoute);
export const OPTIONS = withBff(findAuthRoute);
export const POST = withBff(findAuthRoute);
export const PUT = withBff(findAuthRoute);
export const PATCH = withBff(findAuthRoute);
export const DELETE = withBff(findAuthRoute);
