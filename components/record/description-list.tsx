import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export const descriptionClasses = {
  list: "grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-3",
  name: "text-ink-muted text-sm",
  value: "wrap-anywhere",
} as const;

/** Names with their values, as many beside each other as fit. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={descriptionClasses.list}>{children}</dl>;
}

interface DescriptionProps {
  name: string;
  /** It has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

export function Description({ name, isWide = false, children }: DescriptionProps) {
  return (
    <div className={classNames("group/field min-w-0", isWide && "col-span-full")}>
      <dt className={descriptionClasses.name}>{name}</dt>
      <dd className={descriptionClasses.value}>{children}</dd>
    </div>
  );
}
