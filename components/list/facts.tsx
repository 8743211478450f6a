import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** Names with their values, as many beside each other as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-3">{children}</dl>;
}

interface FactProps {
  name: string;
  /** It has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={classNames("min-w-0", isWide && "col-span-full")}>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
