import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The key that signs tokens, 32 bytes, kept beside the data so that sign-ins survive a restart.
 * Made at the first start, readable by its owner alone.
 */
export function loadSecret(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "token-secret");
  try {
    // `wx` leaves a secret that is there already as it is.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
  if (secret.length !== 32) throw new Error(`${file} does not hold a secret of 32 bytes. Remove it to get a new one.`);
  return secret;
}
