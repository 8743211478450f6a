"use client";

import type { ListPageKey } from "@/lib/roles/pages";
import { leadToSection } from "../lead-to-section";
import { countClass } from "./count-class";
import { useCountText } from "./use-count-text";

interface SectionCountButtonProps {
  /** Whose text it is. */
  page: ListPageKey;
  name: string;
  section: string;
  total: number;
}

/** How much the record holds in a section of its preview: leads to that section's heading. */
export function SectionCountButton({ page, name, section, total }: SectionCountButtonProps) {
  const text = useCountText(page, name);
  return (
    <li>
      <button
        type="button"
        data-count={name}
        onClick={(event) => leadToSection(section, event)}
        className={countClass(total)}
      >
        {text(total)}
      </button>
    </li>
  );
}
