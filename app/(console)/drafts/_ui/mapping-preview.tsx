"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { orderZones } from "@/lib/resources/drafts/mapping-order";
import { LockerBlocks } from "./locker-blocks";
import { MappedCount } from "./mapped-count";
import { ZoneShelves } from "./zone-shelves";

/** A mapping of any domain as it stands in the machine: fridge zones, then lockers (MAPP-002, MAPP-004). */
export function MappingPreview({ detail: mapping, fields }: PreviewBodyProps<MappingDetail>) {
  const t = useTranslations("drafts");
  const { shelves, lockers } = mapping;
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <MappedCount shelves={shelves} lockers={lockers} />
      {orderZones(shelves).map((zone) => (
        <ZoneShelves key={zone.zone} zone={zone} />
      ))}
      {lockers.length > 0 && <LockerBlocks lockers={lockers} />}
    </>
  );
}
