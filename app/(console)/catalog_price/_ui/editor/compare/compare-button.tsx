"use client";

import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { Button } from "@/components/ui/button";
import type { CompareDialogProps } from "./compare-dialog";

const loadDialog = async () => (await import("./compare-dialog")).CompareDialog;

type CompareButtonProps = Omit<CompareDialogProps, "onClose" | "prices"> & {
  /** Asked when it is pressed: a price list that is being changed is compared as it is then. */
  pricesNow(): CompareDialogProps["prices"];
};

/** Opens the comparison with another catalogue, whose code comes with it. */
export function CompareButton({ pricesNow, ...rest }: CompareButtonProps) {
  const t = useTranslations("catalog_price.compare");
  const dialog = useOpenedPart<CompareDialogProps, CompareDialogProps["prices"]>(loadDialog);
  const { Part: CompareDialog, opened: prices } = dialog;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => dialog.open(pricesNow())}>
        <ArrowLeftRight size={14} aria-hidden />
        {t("open")}
      </Button>
      {prices && CompareDialog && <CompareDialog {...rest} prices={prices} onClose={dialog.close} />}
    </>
  );
}
