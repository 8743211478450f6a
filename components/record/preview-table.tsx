import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface PreviewColumn {
  title: string;
  isNumber?: boolean;
}

interface PreviewTableProps {
  label: string;
  columns: readonly PreviewColumn[];
  children: ReactNode;
}

/** A table inside a preview: all of its rows, without pages. Up to five short columns fit into the narrowest preview. */
export function PreviewTable({ label, columns, children }: PreviewTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys.
    <section tabIndex={0} aria-label={label} className="@container overflow-x-auto rounded-md border border-line">
      <table aria-label={label} className="w-full border-collapse">
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={classNames(
                  "h-row bg-sunken px-3 py-row-padding align-bottom font-medium text-ink-muted text-sm @max-md:px-2",
                  isNumber ? "text-right" : "text-left",
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-pretty [&>tr]:border-line [&>tr]:border-t">{children}</tbody>
      </table>
    </section>
  );
}

interface PreviewCellProps {
  isNumber?: boolean;
  className?: string;
  children: ReactNode;
}

export function PreviewCell({ isNumber, className, children }: PreviewCellProps) {
  const alignment = isNumber ? "whitespace-nowrap text-right" : "";
  return <td className={classNames("h-row px-3 py-row-padding @max-md:px-2", alignment, className)}>{children}</td>;
}
