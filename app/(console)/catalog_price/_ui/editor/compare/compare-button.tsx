"use client";

import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { CompareDialogProps } from "./compare-dialog";

const CompareDialog = dynamic(async () => (await import("./compare-dialog")).CompareDialog, { ssr: false });

type CompareButtonProps = Omit<CompareDialogProps, "onClose" | "prices"> & {
  /** Asked when it is pressed: a price list that is being changed is compared as it is then. */
  pricesNow(): CompareDialogProps["prices"];
};

/** Opens the comparison with another catalogue, whose code comes with it. */
export function CompareButton({ pricesNow, ...rest }: CompareButtonProps) {
  const t = useTranslations("catalog_price.compare");
  const [prices, setPrices] = useState<CompareDialogProps["prices"]>();
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setPrices(pricesNow())}>
        <ArrowLeftRight size={14} aria-hidden />
        {t("open")}
      </Button>
      {prices && <CompareDialog {...rest} prices={prices} onClose={() => setPrices(undefined)} />}
    </>
  );
}
