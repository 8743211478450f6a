/**
 * Whether a part of the page's code could not be fetched: after a new version was installed, an open tab asks for
 * files of the old one.
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || isMissingCode(error.cause);
}
