/** How the panel beside a list's rows looks: the one that React draws, and the one that stands in for it before. */
export const panelClasses = {
  panel: "flex min-h-0 min-w-0 flex-col rounded-lg border border-line bg-surface",
  head: "flex h-12 shrink-0 items-center gap-2 border-line border-b pr-2 pl-4",
  title: "flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 overflow-hidden rounded text-lg leading-5",
  body: "relative min-h-0 flex-1 scroll-pb-16 overflow-y-auto p-4",
} as const;

/**
 * The place of table and preview: what bar and band leave of the page. On a phone that may be a few lines, so it has most of
 * the screen there, and the page scrolls to it.
 */
export const splitFrame = "grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] max-sm:min-h-[70svh] max-sm:basis-0";

/**
 * Table and preview side by side. Where there is little room the table needs more of it to show its columns; where
 * there is too little for both, the preview lies in the table's place until it is closed.
 */
export const splitColumns = [
  "lg:grid-cols-[minmax(0,var(--rows,5fr))_1rem_minmax(0,var(--panel,4fr))]",
  "xl:grid-cols-[minmax(0,var(--rows,1fr))_1rem_minmax(0,var(--panel,1fr))]",
].join(" ");
