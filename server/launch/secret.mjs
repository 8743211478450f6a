import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project.mjs";

/** The demo's own secret, made once and kept readable by its owner alone, so that sessions outlive a restart. */
export function demoSecret() {
  const folder = join(projectRoot, ".data");
  const file = join(folder, "session-secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (Object(error).code !== "EEXIST") throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, "utf8").trim();
}
