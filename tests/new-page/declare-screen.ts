import type { Names } from "./names";

/** The text of the client component: the list alone, for a preview begins with the fields that the list declares. */
export function declareScreen({ slug, kebab, camel, pascal }: Names): string {
  return `"use client";

import { ListPage } from "@/components/list/list-page";
import { ${camel}List } from "@/lib/resources/${slug}/${kebab}.list";

export function ${pascal}Page() {
  return <ListPage list={${camel}List} />;
}
`;
}
