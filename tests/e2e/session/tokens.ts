import type { Recorded, Recording } from "../support/recording";

const jsonString = (field: string) => new RegExp(`"${field}":"([^"]+)"`, "g");
/** Three parts, the first two of which are JSON: any token of that kind, also one that nobody handed out here. */
const anyJwt = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/;

/** Every access and refresh token that the platform has handed out, from its own answers. */
export function tokensHandedOut({ recorded }: Recording): string[] {
  const grants = recorded.filter(({ path }) => path === "/login" || path.startsWith("/users/fresh-token/"));
  const fields = [jsonString("apiToken"), jsonString("tokenRefresh")];
  return grants.flatMap(({ answer }) =>
    fields.flatMap((field) => [...answer.matchAll(field)].map(([, token = ""]) => token)),
  );
}

/** @returns why the text holds a token, or undefined. A token counts without its readable parts, too. */
export function tokenIn(text: string, tokens: readonly string[]): string | undefined {
  const found = tokens.find((token) => forms(token).some((form) => text.includes(form)));
  if (found !== undefined) return `a token handed out: ${found.slice(0, 6)}…`;
  return anyJwt.test(text) ? "something shaped like a token" : undefined;
}

/** As it is, its secret part alone, and both as another encoding would carry them. */
function forms(token: string): string[] {
  const secret = token.split(".").at(-1) ?? token;
  return [token, secret, Buffer.from(token).toString("base64").slice(0, 40), Buffer.from(token).toString("hex")];
}

/** Everything that one exchange told the browser, and that the browser said. */
export function textOf({ method, path, requestHeaders, answerHeaders, answer }: Recorded): string {
  return [method, path, JSON.stringify(requestHeaders), JSON.stringify(answerHeaders), answer].join("\n");
}
