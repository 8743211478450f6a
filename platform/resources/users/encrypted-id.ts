import { createCipheriv, createHash, hkdfSync } from "node:crypto";

/**
 * A user's id for the outside, sealed with AES-256-GCM under the platform's secret. The nonce is made from the id, so
 * one user has one sealed id for ever: it is printed on cards.
 *
 * @returns base64url of nonce, sealed id and tag.
 */
export function encryptId(secret: Uint8Array, id: number): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "user id", 32));
  const nonce = createHash("sha256").update(key).update(String(id)).digest().subarray(0, 12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(String(id)), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}
