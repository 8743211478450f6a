import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { nameAndSize } from "@/lib/texts/name-and-size";

interface RecordCellProps {
  picture: ReactNode;
  title: string;
  note: string | undefined;
  /** What is wrong with the row, or what became of its last change. */
  trouble: string | undefined;
}

/** What a row is of, and below its name what is wrong with it. */
export function RecordCell({ picture, title, note, trouble }: RecordCellProps) {
  const [name, size] = nameAndSize(title);
  return (
    <span className="@container flex items-center gap-3">
      {/* A narrow column has the room for what tells rows apart, or for this. */}
      <span className="@max-[13.5rem]:hidden">{picture}</span>
      <span className="min-w-0 flex-1">
        <span className="flex" title={title}>
          <span className="truncate">{name}</span>
          <span className="shrink-0 whitespace-pre">{size}</span>
        </span>
        <span
          title={trouble}
          className={classNames("block truncate text-xs tabular-nums", trouble ? "text-danger" : "text-ink-muted")}
        >
          {trouble ?? note}
        </span>
      </span>
    </span>
  );
}
