"use client";

import X from "lucide-react/icons/x";

interface PickedListProps {
  label: string;
  picked: readonly { id: number; name: string }[];
  removeText(name: string): string;
  onRemove(id: number): void;
}

/** What was chosen, each with the way to take it out again. */
export function PickedList({ label, picked, removeText, onRemove }: PickedListProps) {
  return (
    <ul aria-label={label} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto empty:hidden">
      {picked.map(({ id, name }) => (
        <li
          key={id}
          className="flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2 text-sm wrap-anywhere"
        >
          {name}
          <button
            type="button"
            aria-label={removeText(name)}
            onClick={() => onRemove(id)}
            className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover max-lg:size-10"
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
