"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { UnsoldLook } from "./use-where-unsold";

interface UnsoldMachinesProps {
  /** The product that comes. */
  product: CellProduct;
  look: UnsoldLook;
}

/** Machines that do not sell the product that comes: it would lie there unsold. It bars nothing. */
export function UnsoldMachines({ product, look: { found, isReading, askAgain } }: UnsoldMachinesProps) {
  const t = useTranslations("drafts.machines.replace.sold");
  // It never fails but with the session: of a machine that cannot be asked it is not known.
  if (found === undefined) return <p className="text-ink-muted text-sm">{t("reading")}</p>;
  const { unsold, unknown } = found;
  return (
    <>
      {unsold.length > 0 && (
        <p role="status" className="wrap-anywhere rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t("unsold", { count: unsold.length, product: product.name, machines: namesOf(unsold) })}
        </p>
      )}
      {unknown.length > 0 && (
        <Callout
          text={t("unknown", { count: unknown.length, machines: namesOf(unknown) })}
          action={t("retry")}
          isBusy={isReading}
          onAction={askAgain}
        />
      )}
    </>
  );
}

function namesOf(machines: readonly { name: string }[]): string {
  return machines.map(({ name }) => name).join(", ");
}
