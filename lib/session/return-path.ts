/** Resolving against an origin that nobody owns shows whether an address would leave ours. */
const ownOrigin = "http://console.invalid";

/**
 * Where to go after signing in: a path of this console, or `/` for anything else (W3). Never throws.
 *
 * @param wanted a query value as it came.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return "/";
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, ownOrigin)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, ownOrigin);
  // Dots resolve away: `/.//evil` becomes `//evil`, which a browser reads as another host.
  if (origin !== ownOrigin || pathname.startsWith("//") || pathname.startsWith("/login")) return "/";
  return `${pathname}${search}${hash}`;
}
