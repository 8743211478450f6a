import { isSignOut, type LeaveReason } from "./leave-reason";

/**
 * The sign-in page as a leaving tab opens it. Who did not mean to leave comes back to where they were;
 * who signed out leaves no trace of it to the next person. Where that one has signed in already, it is their home.
 * @returns e.g. `/login?reason=session-ended&callbackUrl=%2Forders%3Fopen%3D7`
 */
export function signInAddress(reason: LeaveReason, { pathname, search }: { pathname: string; search: string }): string {
  if (reason === "other-account") return "/";
  const address = `/login?reason=${reason}`;
  const here = `${pathname}${search}`;
  if (isSignOut(reason) || here === "/" || pathname.startsWith("/login")) return address;
  return `${address}&callbackUrl=${encodeURIComponent(here)}`;
}
