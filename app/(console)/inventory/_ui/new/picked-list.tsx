"use client";

import X from "lucide-react/icons/x";
import { useRef } from "react";
import { goOnIn } from "@/components/form/go-on-in";

interface PickedListProps {
  label: string;
  picked: readonly { id: number; name: string }[];
  removeText(name: string): string;
  onRemove(id: number): void;
}

/** What was chosen, each with the way to take it out again; it stands below the field where it was chosen. */
export function PickedList({ label, picked, removeText, onRemove }: PickedListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label={label} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto empty:hidden">
      {picked.map(({ id, name }, at) => (
        <li
          key={id}
          className="flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2 text-sm wrap-anywhere"
        >
          {name}
          <button
            type="button"
            aria-label={removeText(name)}
            onClick={() => {
              goOnIn(list.current, at, list.current?.parentElement?.querySelector<HTMLElement>("[role=combobox]"));
              onRemove(id);
            }}
            className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover max-lg:size-10"
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
