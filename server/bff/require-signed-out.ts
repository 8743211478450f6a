import "server-only";
import { redirect } from "next/navigation";
import { isSignedIn } from "./require-session";

/** For the sign-in page: a person who is signed in is redirected home. */
export async function requireSignedOut(): Promise<void> {
  if (await isSignedIn()) redirect("/");
}
