import "server-only";
import { env } from "../env";

/** What every encrypted way to the platform's services goes by, in the words of Node's `tls`. */
export interface PlatformTls {
  /** Those who vouch for the services; undefined: those that Node.js brings along. */
  ca: string | undefined;
  cert: string | undefined;
  key: string | undefined;
  /** Said here, so that no NODE_TLS_REJECT_UNAUTHORIZED of the environment opens the tokens to anybody. */
  rejectUnauthorized: true;
}

export function platformTls(): PlatformTls {
  const { PLATFORM_CA_FILE: ca, PLATFORM_CERT_FILE: cert, PLATFORM_KEY_FILE: key } = env();
  return { ca, cert, key, rejectUnauthorized: true };
}
