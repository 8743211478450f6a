import { findPrintRoute } from "@/server/bff/handlers/print-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findPrintRoute);
export const HEAD = withBff(findPrintRoute);
export const OPTIONS = withBff(findPrintRoute);
export const POST = withBff(findPrintRoute);
export const PUT = withBff(findPrintRoute);
export const PATCH = withBff(findPrintRoute);
export const DELETE = withBff(findPrintRoute);
