"use client";

import { useTranslations } from "next-intl";
import { orderZones } from "@/lib/mapping/zone-order";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { LockerBlocks } from "./locker-blocks";
import { ZoneShelves } from "./zone-shelves";

/** A mapping of any domain as it stands in the machine: fridge zones, then lockers (MAPP-002, MAPP-004). */
export function MappedCells({ mapping: { shelves, lockers } }: { mapping: MappingDetail }) {
  return (
    <>
      <MappedCount shelves={shelves} lockers={lockers} />
      {orderZones(shelves).map((zone) => (
        <ZoneShelves key={zone.zone} zone={zone} />
      ))}
      {lockers.length > 0 && <LockerBlocks lockers={lockers} />}
    </>
  );
}

/** How much of a machine is mapped. */
function MappedCount({ shelves, lockers }: Pick<MappingDetail, "shelves" | "lockers">) {
  const t = useTranslations("drafts.cells");
  const cells = [...shelves, ...lockers].flatMap((part): readonly { product?: unknown }[] => part.cells);
  if (cells.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  const mapped = cells.filter(({ product }) => product !== undefined).length;
  return <p className="text-ink-muted text-sm">{t("legend", { mapped, cells: cells.length })}</p>;
}
