import "server-only";
import { headers } from "next/headers";

/** Of the page that is being rendered; the middleware has written it, whatever the client sent (W6). */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy");
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
}
