import { classNames } from "./class-names";

/** Stands where content will be; give it that content's size, so that nothing jumps. */
export function Skeleton({ className = "h-4" }: { className?: string }) {
  return <div aria-hidden className={classNames("h-4 animate-pulse rounded-md bg-sunken", className)} />;
}
