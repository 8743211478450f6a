import { findDocumentationRoute } from "@/server/bff/handlers/documentation-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findDocumentationRoute);
export const HEAD = withBff(findDocumentationRoute);
export const OPTIONS = withBff(findDocumentationRoute);
export const POST = withBff(findDocumentationRoute);
export const PUT = withBff(findDocumentationRoute);
export const PATCH = withBff(findDocumentationRoute);
export const DELETE = withBff(findDocumentationRoute);
