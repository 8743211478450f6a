import "server-only";
import { accountOf } from "../session/account-of";
import { keyedMark } from "./keyed-mark";

/** Tells accounts apart in what a browser keeps beyond a session, and names nobody to who looks there (S19). */
export function accountMark(email: string): string {
  return keyedMark("browser", accountOf(email)).slice(0, 16);
}
