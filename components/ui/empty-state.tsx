import Inbox from "lucide-react/icons/inbox";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface EmptyStateProps {
  /** The specification's text, e.g. 'No results found.'. */
  title: string;
  hint?: string;
  /** The next sensible step. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, hint, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center justify-center gap-2 px-6 py-12 text-center", className)}>
      <Inbox size={28} strokeWidth={1.5} aria-hidden className="text-ink-muted" />
      <p className="font-medium">{title}</p>
      {hint !== undefined && <p className="max-w-md text-ink-muted">{hint}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
