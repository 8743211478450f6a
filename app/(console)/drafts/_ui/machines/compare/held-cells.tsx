"use client";

import { useTranslations } from "next-intl";
import { OtherTabLink } from "@/components/record/other-tab-link";
import type { HeldCell } from "@/lib/resources/drafts/many/compare-machines";

/** Cells that the draft could not change, each with the order that waits in it. */
export function HeldCells({ cells }: { cells: readonly HeldCell[] }) {
  const t = useTranslations("drafts.machines.compare");
  if (cells.length === 0) return null;
  return (
    <ul className="text-ink-muted text-sm">
      {cells.map(({ alias, orderId }) => (
        <li key={alias}>
          {t.rich("held", {
            alias,
            id: String(orderId),
            order: (text) => <OtherTabLink record={{ page: "orders", id: orderId }}>{text}</OtherTabLink>,
          })}
        </li>
      ))}
    </ul>
  );
}
