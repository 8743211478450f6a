import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface DisclosureProps {
  /** What opens it. */
  title: string;
  variant?: "link" | "muted";
  className?: string;
  children: ReactNode;
}

/** Content that is shown on demand; disclosures may be nested. */
export function Disclosure({ title, variant = "link", className, children }: DisclosureProps) {
  return (
    <details className={className}>
      <summary
        className={classNames(
          "inline-flex list-none items-center gap-1 rounded max-lg:min-h-10",
          variant === "link" ? "text-link" : "text-ink-muted text-sm",
        )}
      >
        <ChevronRight size={14} aria-hidden className="transition-transform [[open]>summary>&]:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
