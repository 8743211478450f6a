import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const infos = { record: "console session record v1", kept: "console kept form v1" };

/** What a text is sealed with. */
export interface SealContext {
  /** The session id, known to the browser's cookie alone; of a write its key, of what is kept of a form the account. */
  id: string;
  /** SESSION_SECRET: known to the console alone. */
  secret: string;
  /** Which key is made of the two: a text that is sealed for one use opens for no other. The record's, unless it says so. */
  use?: keyof typeof infos;
  /** What it is about, e.g. `gen 3`: authenticated, so that no sealed text can be put in another one's place. */
  about: string;
}

/** @returns nonce, tag and ciphertext as one base64url text. */
export function seal(plain: string, context: SealContext): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(context), nonce).setAAD(associatedData(context));
  const ciphertext = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** @returns the plain text, or undefined where id, secret, generation or text are not those of the sealing. */
export function unseal(sealed: string, context: SealContext): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, keyOf(context), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(associatedData(context));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return plain.toString("utf8");
  } catch {
    return undefined;
  }
}

/** Both halves are needed: neither the stolen file nor the server's secret alone opens a record. */
function keyOf({ id, secret, use = "record" }: SealContext): Buffer {
  return Buffer.from(hkdfSync("sha256", id, secret, infos[use], 32));
}

function associatedData({ about }: SealContext): Buffer {
  return Buffer.from(about);
}
