import { findDownloadRoute } from "@/server/bff/handlers/download-handler";
import { withBff } from "@/server/bff/with-bff";

export const GET = withBff(findDownloadRoute);
export const HEAD = withBff(findDownloadRoute);
export const OPTIONS = withBff(findDownloadRoute);
export const POST = withBff(findDownloadRoute);
export const PUT = withBff(findDownloadRoute);
export const PATCH = withBff(findDownloadRoute);
export const DELETE = withBff(findDownloadRoute);
