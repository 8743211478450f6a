/** A page's name in the forms that files and code have it in. */
export interface Names {
  /** The URL segment: `supplying_routes`. */
  slug: string;
  /** Of files: `supplying-routes`. */
  kebab: string;
  /** Of values: `supplyingRoutes`. */
  camel: string;
  /** Of components and types: `SupplyingRoutes`. */
  pascal: string;
  /** For people: `Supplying routes`. */
  title: string;
}

/** @throws for what is no URL segment of a page */
export function namesOf(slug: string): Names {
  if (!/^[a-z]+(?:[_-][a-z]+)*$/.test(slug)) throw new Error(`${slug} is no URL segment: use a-z, joined by _`);
  const words = slug.split(/[_-]/);
  const pascal = words.map(capital).join("");
  return { slug, kebab: words.join("-"), camel: lower(pascal), pascal, title: capital(words.join(" ")) };
}

/** `lockerId` as people read it: `Locker id`. */
export function titleOf(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return capital(words.replaceAll("_", " "));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function lower(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
