"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import type { Locker } from "@/lib/resources/drafts/drafts.calls";
import { CellBox } from "./cell-box";

/** The lockers of a machine, block by block (MAPP-008). */
export function LockerBlocks({ lockers }: { lockers: readonly Locker[] }) {
  const t = useTranslations("drafts.cells");
  return (
    <PreviewSection title={t("lockers")}>
      <ol className="flex flex-col gap-2 rounded-md border border-line p-2">
        {lockers.map(({ id, selfPosition, width, height, cells }) => (
          <li key={id}>
            <p className="mb-1 flex justify-between gap-3 text-ink-muted text-xs">
              <span>{t("block", { position: selfPosition })}</span>
              <span>{t("shelfSize", { width, height })}</span>
            </p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1">
              {cells.map((cell) => (
                <LockerCell key={cell.id} cell={cell} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </PreviewSection>
  );
}

function LockerCell({ cell: { alias, product, fillOnDemand, orderId } }: { cell: Locker["cells"][number] }) {
  const t = useTranslations("drafts.cells");
  const notes = [
    ...(fillOnDemand ? [{ text: t("onDemand") }] : []),
    ...(orderId === undefined
      ? []
      : [{ text: t("order", { id: String(orderId) }), record: { page: "orders", id: orderId } as const }]),
  ];
  return <CellBox alias={alias} product={product} notes={notes} />;
}
