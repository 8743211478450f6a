import "server-only";

/** An account by its e-mail address, however that is typed: its sessions, limits and marks all go by this. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase();
}
