import { type Described, filterNamePath } from "../texts/texts";
import { isOwnParameter, type OwnParameter } from "./url-fields";

/** How the person calls what an address may say of a list. */
interface Namer {
  /** A text of the list's page, e.g. `fields`, `amount`. */
  text(...path: string[]): string;
  /** What every list has, e.g. its page number. */
  part(name: OwnParameter): string;
  /** What the list does not know at all, as it stands in the address. */
  quoted(name: string): string;
}

/** The parameters of an address that a list dropped, by the names that stand on the screen. */
export function droppedNames(list: Described, dropped: readonly string[], namer: Namer): string[] {
  return dropped.map((name) => {
    if (isOwnParameter(name)) return namer.part(name);
    const isKnown = Object.hasOwn(list.filters, name) || Object.hasOwn(list.columns, name);
    return isKnown ? namer.text(...filterNamePath(list, name)) : namer.quoted(name);
  });
}
