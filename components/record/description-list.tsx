import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** Names with their values, as many beside each other as fit. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-3">{children}</dl>;
}

interface DescriptionProps {
  name: string;
  /** It has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

export function Description({ name, isWide = false, children }: DescriptionProps) {
  return (
    <div className={classNames("min-w-0", isWide && "col-span-full")}>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
