import { findExportRoute } from "@/server/bff/handlers/export-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findExportRoute);
export const HEAD = withBff(findExportRoute);
export const OPTIONS = withBff(findExportRoute);
export const POST = withBff(findExportRoute);
export const PUT = withBff(findExportRoute);
export const PATCH = withBff(findExportRoute);
export const DELETE = withBff(findExportRoute);
