import { cut } from "@/lib/list/texts/cut";

interface Named {
  id: number | string;
  name: string;
  /** Stands beside the name. */
  note?: string | undefined;
  /** What people tell those of one name apart by, e.g. a barcode or a city. */
  telling?: string | undefined;
}

/**
 * Those whose names look the same as another one's.
 * @param longest how many characters of a name are shown; all where it is left out
 */
export function alikes<Each extends Named>(named: readonly Each[], longest?: number): Each[] {
  return named.filter((each) => likeOf(each, named, longest).length > 1);
}

/**
 * What stands below names that look the same, so that nobody chooses the wrong one: what tells them apart, and the id where
 * that is missing or the same too.
 *
 * @returns in the order of `named`; undefined for a name that looks like no other
 */
export function secondLines(named: readonly Named[], longest?: number): (string | undefined)[] {
  return named.map((each) => {
    const { id, telling } = each;
    const like = likeOf(each, named, longest);
    if (like.length === 1) return undefined;
    const tells = telling !== undefined && like.filter((other) => other.telling === telling).length === 1;
    return tells ? telling : [telling, `#${id}`].filter((part) => part !== undefined).join(" · ");
  });
}

/** Itself among them. */
function likeOf(one: Named, named: readonly Named[], longest: number | undefined): Named[] {
  const look = ({ name, note = "" }: Named): string => `${cut(name, longest)}\n${note}`;
  return named.filter((other) => look(other) === look(one));
}
