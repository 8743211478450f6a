"use client";

import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { mostInScope } from "@/lib/resources/inventory/inventory-scope";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";
import { RecountDialog } from "./recount-dialog";

interface RecountTickedProps {
  opened: InventoryDetail;
  lines: readonly ReviewLine[];
  onBegun(): void;
}

/** The ticked products are counted again, by somebody else or by who counted them. */
export function RecountTicked({ opened, lines, onBegun }: RecountTickedProps) {
  const t = useTranslations("inventory.review.recount");
  const [isAsked, setAsked] = useState(false);
  const ticked = [
    ...new Map(lines.filter(({ isTicked }) => isTicked).map(({ product }) => [product.id, product])).values(),
  ];
  const obstacle = obstacleText();

  function obstacleText(): string | undefined {
    if (ticked.length === 0) return t("tickFirst");
    return ticked.length > mostInScope ? t("tooMany", { most: mostInScope }) : undefined;
  }

  return (
    <>
      <ObstacleButton
        size="small"
        variant="quiet"
        obstacle={obstacle}
        onClick={() => obstacle === undefined && setAsked(true)}
      >
        <RotateCcw size={14} aria-hidden />
        {ticked.length === 0 ? t("buttonNone") : t("button", { count: ticked.length })}
      </ObstacleButton>
      {isAsked && (
        <RecountDialog
          products={ticked}
          of={{ storage: opened.storage.id, joinedTo: opened.joinedTo ?? opened.id }}
          isBlind={opened.isBlind === true}
          onBegun={() => {
            setAsked(false);
            onBegun();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
