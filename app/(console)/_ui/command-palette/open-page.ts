import type { OpenPage } from "@/lib/command-palette/plan-search";
import { pageOfPath } from "@/lib/roles/pages";

/** The page over which the palette lies. In the browser alone. */
export function openPage(): OpenPage {
  const { pathname, search } = window.location;
  return { page: pageOfPath(pathname), filters: Object.fromEntries(new URLSearchParams(search)) };
}
