import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { isNumberColumn, removalWidth, widthOf } from "./column-width";
import type { GridLook } from "./grid-look";

interface GridHeadProps<Content, Fault extends string> {
  look: GridLook<Content, Fault>;
  /** In px. */
  height: number;
}

/** The headings of a grid's columns, and of what removes a row. They stay in sight. */
export function GridHead<Content, Fault extends string>({ look, height }: GridHeadProps<Content, Fault>) {
  const t = useTranslations("grid");
  return (
    <thead className="sticky top-0 z-10 bg-sunken text-sm">
      <tr aria-rowindex={1} style={{ height }}>
        {look.columns.map((column) => (
          <th
            key={column.name}
            style={column.kind === "record" ? undefined : { width: `${widthOf(column)}rem` }}
            className={classNames(
              "px-3 font-medium",
              isNumberColumn(column) ? "text-right" : "text-left",
              column.kind === "record" && "sticky left-0 bg-sunken",
            )}
          >
            {look.titleOf(column.name)}
          </th>
        ))}
        {look.removalOf && (
          <th style={{ width: `${removalWidth}rem` }}>
            <span className="sr-only">{t("actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
