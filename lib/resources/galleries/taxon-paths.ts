import { joinIsolated } from "@/lib/texts/isolated";
import type { Taxon } from "./marketplace.calls";

/** A category by its way from the top of the tree, e.g. `Băuturi > Cafea`: what a banner's forwardedCategoryTree holds. */
export interface TaxonPath {
  slug: string;
  path: string;
}

/** Every category by its path, in the order of the alphabet. */
export function taxonPaths(taxons: readonly Taxon[], locale: string): TaxonPath[] {
  const bySlug = new Map(taxons.map((taxon) => [taxon.slug, taxon]));
  const { compare } = new Intl.Collator(locale);
  return taxons
    .map((taxon) => ({ slug: taxon.slug, path: joinIsolated(namesTo(taxon, bySlug), " > ") }))
    .sort((one, other) => compare(one.path, other.path));
}

function namesTo(taxon: Taxon, bySlug: ReadonlyMap<string, Taxon>): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  // A tree that leads back into itself ends where it would do so.
  for (
    let at: Taxon | undefined = taxon;
    at !== undefined && !seen.has(at.slug);
    at = bySlug.get(at.parentSlug ?? "")
  ) {
    seen.add(at.slug);
    names.unshift(at.name);
  }
  return names;
}
