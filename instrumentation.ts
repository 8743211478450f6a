import type { Instrumentation } from "next";

/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startUp } = await import("@/server/start-up");
  await startUp();
}

/** Runs for each page or handler that could not be made. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logPageFault } = await import("@/server/page/page-fault");
  logPageFault(error, headers, routePath);
};
