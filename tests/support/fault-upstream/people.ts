import type { Role } from "@/lib/roles/roles";
import { roles } from "@/lib/roles/roles";
import { canaries } from "./canaries";

/** Someone who can sign in at the fault upstream. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As granted; tests may change them, the next refresh carries them. */
  roles: string[];
}

/** Everyone's password. */
export const password = `Str0ng-${canaries.password.marker}`;

export function emailOf(role: Role, number = 1): string {
  return `${role.toLowerCase().replaceAll("_", "-")}.${number}@${canaries.emailAddress.marker}.test`;
}

/** A new person for every address that names a role; nobody else exists. */
export class People {
  private readonly known = new Map<string, Person>();

  find(email: string): Person | undefined {
    const person = this.known.get(email);
    if (person) return person;
    const role = roles.find((each) => new RegExp(`^${emailOf(each).replace("1@", "\\d+@")}$`).test(email));
    if (role === undefined) return undefined;
    const made: Person = { email, firstName: "Ana", lastName: canaries.lastName.marker, roles: [`ROLE_${role}`] };
    this.known.set(email, made);
    return made;
  }
}
