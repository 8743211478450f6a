import type { ReactNode } from "react";

interface PreviewSectionProps {
  title: string;
  /** By which a count at the head of the panel leads to it. */
  section?: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a preview. Its heading is enough to find it: a landmark for each would be too many. */
export function PreviewSection({ title, section, action, children }: PreviewSectionProps) {
  return (
    <div className="flex flex-col gap-2" data-section={section}>
      <div className="flex min-h-control-small flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 tabIndex={section === undefined ? undefined : -1} className="text-base">
          {title}
        </h3>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {children}
    </div>
  );
}
