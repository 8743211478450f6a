import { parseXml, XmlDocumentType, XmlElement } from "@rgrove/parse-xml";
import { RefusedInvoice } from "./refused-invoice";

/** An element by what its namespace means, whatever prefix the supplier's program writes. */
export interface UblElement {
  /** Such as `cbc:ID`; of another vocabulary its address in braces and its name. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly UblElement[];
  /** Of an element without others in it, without the blanks around it. */
  text: string;
}

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const vocabularies = new Map([
  [`${ubl}Invoice-2`, "invoice"],
  [`${ubl}CreditNote-2`, "credit-note"],
  [`${ubl}CommonAggregateComponents-2`, "cac"],
  [`${ubl}CommonBasicComponents-2`, "cbc"],
]);

/** Tags of all that is parsed of a file: an invoice of 2,000 lines has a third of them. */
export const mostTags = 500_000;

/** Deeper no invoice is: its deepest elements are the ninth. */
const deepest = 64;

/** What prefixes mean in an element, and around it. */
interface Prefixes {
  declared: ReadonlyMap<string, string>;
  outer?: Prefixes;
}

/** How many tags begin in a file, at most. */
export function tagsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(tagBegin); at !== -1; at = bytes.indexOf(tagBegin, at + 1)) count += 1;
  return count;
}

const tagBegin = "<".charCodeAt(0);

/** @throws RefusedInvoice encoding, malformed, documentType, entity */
export function ublRoot(bytes: Uint8Array): UblElement {
  const text = utf8(bytes);
  let hasForeignEntity = false;
  const parsed = parsedXml(text, () => {
    hasForeignEntity = true;
    return "?";
  });
  if (parsed.children.some((node) => node instanceof XmlDocumentType)) throw new RefusedInvoice("documentType");
  if (hasForeignEntity) throw new RefusedInvoice("entity");
  const { root } = parsed;
  if (root === null) throw new RefusedInvoice("malformed");
  return elementOf(root, { declared: new Map() }, 1);
}

function utf8(bytes: Uint8Array): string {
  try {
    // Takes a byte order mark off.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (fault) {
    throw new RefusedInvoice("encoding", { cause: fault });
  }
}

function parsedXml(text: string, resolveUndefinedEntity: () => string) {
  try {
    // As XML reads them. The parser does the same by copying the text once for each: an embedded PDF would take minutes.
    return parseXml(text.replaceAll(/\r\n?/g, "\n"), { preserveDocumentType: true, resolveUndefinedEntity });
  } catch (fault) {
    // Elements within elements by the thousand end the parser's stack: a RangeError.
    throw new RefusedInvoice("malformed", { cause: fault });
  }
}

function elementOf(element: XmlElement, outer: Prefixes, depth: number): UblElement {
  if (depth > deepest) throw new RefusedInvoice("malformed");
  const prefixes = prefixesOf(element, outer);
  const inner = element.children.filter((node) => node instanceof XmlElement);
  return {
    name: nameOf(element.name, prefixes),
    attributes: element.attributes,
    children: inner.map((child) => elementOf(child, prefixes, depth + 1)),
    text: inner.length === 0 ? element.text.trim() : "",
  };
}

function prefixesOf({ attributes }: XmlElement, outer: Prefixes): Prefixes {
  const names = Object.keys(attributes).filter((name) => name === "xmlns" || name.startsWith("xmlns:"));
  if (names.length === 0) return outer;
  return { declared: new Map(names.map((name) => [name.slice("xmlns:".length), attributes[name] ?? ""])), outer };
}

function nameOf(name: string, prefixes: Prefixes): string {
  const [local = "", prefix = ""] = name.split(":").reverse();
  const address = addressOf(prefix, prefixes);
  const vocabulary = vocabularies.get(address);
  return vocabulary === undefined ? `{${address}}${local}` : `${vocabulary}:${local}`;
}

function addressOf(prefix: string, { declared, outer }: Prefixes): string {
  return declared.get(prefix) ?? (outer ? addressOf(prefix, outer) : "");
}

/** All elements at a path below another, such as `cac:Party/cbc:Name`. */
export function elementsAt(from: UblElement, path: string): UblElement[] {
  return path
    .split("/")
    .reduce<readonly UblElement[]>(
      (found, name) => found.flatMap((each) => each.children.filter((child) => child.name === name)),
      [from],
    )
    .slice();
}

/** The first one. */
export function elementAt(from: UblElement, path: string): UblElement | undefined {
  return elementsAt(from, path)[0];
}
