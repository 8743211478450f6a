import "server-only";

const longestName = 80;

/**
 * A Content-Disposition header (RFC 6266). The name is ours; whatever is no plain letter, digit, dot,
 * dash or underscore becomes a dash, so that both spellings of it are the same (D3).
 *
 * @param extension without its dot
 */
export function contentDisposition(place: "inline" | "attachment", name: string, extension: string): string {
  const plain =
    name
      .replace(/[^A-Za-z0-9_-]+/g, "-")
      .slice(0, longestName)
      .replace(/^-+|-+$/g, "") || "file";
  const file = `${plain}.${extension}`;
  return `${place}; filename="${file}"; filename*=UTF-8''${file}`;
}
