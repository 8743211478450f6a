import { findKeptRoute } from "@/server/bff/handlers/kept-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findKeptRoute);
export const HEAD = withBff(findKeptRoute);
export const OPTIONS = withBff(findKeptRoute);
export const POST = withBff(findKeptRoute);
export const PUT = withBff(findKeptRoute);
export const PATCH = withBff(findKeptRoute);
export const DELETE = withBff(findKeptRoute);
