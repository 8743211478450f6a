import { classNames } from "./class-names";

/** Stands where content will be; give it that content's size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("h-4 animate-pulse rounded bg-sunken", className)} />;
}
