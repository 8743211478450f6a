import type { ReactNode } from "react";

/** A page's name, one line on what it is for, and its main actions. */
export function PageHeading({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-xl">{title}</h1>
        {text !== undefined && <p className="mt-0.5 text-ink-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
