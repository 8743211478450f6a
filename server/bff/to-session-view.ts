import "server-only";
import { tabRoles } from "@/lib/roles/roles";
import type { SessionView } from "@/lib/session/session-view";
import { accountMark } from "../security/account-mark";
import { type OpenSession, secondsLeft } from "../session/sessions";
import { openPages } from "./page-access";

/** The part of a session that its browser may know. */
export function toSessionView(session: OpenSession): SessionView {
  const { firstName, lastName, email, grantedRoles, roles, chosenRole } = session.record;
  return {
    firstName,
    lastName,
    email,
    account: accountMark(email),
    grantedRoles,
    roles,
    tabs: tabRoles(roles),
    chosenRole,
    pages: [...openPages(roles)],
    secondsLeft: secondsLeft(session),
  };
}
