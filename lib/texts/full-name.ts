import { inOneParagraph } from "./isolated";

/** A person's name in one line, also where one part of it is empty. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return inOneParagraph(`${firstName} ${lastName}`).trim();
}
