import { type ReactNode, useId } from "react";

interface PreviewSectionProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a preview. */
export function PreviewSection({ title, action, children }: PreviewSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h3 id={headingId} className="text-base">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
