import "server-only";
import { randomBytes } from "node:crypto";

/** @returns a request's reference: short enough to read out on the telephone, e.g. `9f3a61c07b2e` */
export function newRequestId(): string {
  return randomBytes(6).toString("hex");
}
