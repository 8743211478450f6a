import "server-only";
import { redirect } from "next/navigation";
import { isSignedIn } from "./require-session";

/** For the sign-in page: whoever is signed in already goes home. */
export async function requireSignedOut(): Promise<void> {
  if (await isSignedIn()) redirect("/");
}
