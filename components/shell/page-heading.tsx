import type { ReactNode } from "react";

interface PageHeadingProps {
  title: string;
  /** One line on what the page is for. */
  text?: string;
  /** Beside the title, e.g. a badge. */
  state?: ReactNode;
  /** The page's main actions. */
  children?: ReactNode;
}

export function PageHeading({ title, text, state, children }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-xl">{title}</h1>
          {state}
        </div>
        {text !== undefined && <p className="mt-0.5 text-ink-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
