import { classNames } from "@/components/ui/class-names";

/** Nothing to be found is muted, and leads there all the same. */
export function countClass(total: number | undefined): string {
  return classNames(
    // A line of text with room above and below would stand higher than a button beside it.
    "rounded underline max-sm:inline-block max-sm:py-1",
    total === 0 || total === undefined ? "text-ink-muted" : "text-link",
  );
}
