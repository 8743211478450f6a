"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { sendUntil } from "@/lib/calls/send-until";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import { readWhereUnsold } from "@/lib/resources/drafts/many/where-unsold";

interface Machine {
  id: number;
  name: string;
}

interface UnsoldMachinesProps {
  /** The product that comes. */
  product: CellProduct;
  machines: readonly Machine[];
}

/** Machines that do not sell the product that comes: it would lie there unsold. It bars nothing. */
export function UnsoldMachines({ product, machines }: UnsoldMachinesProps) {
  const t = useTranslations("drafts.machines.replace.sold");
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["unsold-machines", product.id, ...machines.map(({ id }) => id)],
    queryFn: ({ signal }) => readWhereUnsold(product.id, machines, sendUntil(signal)),
    // All that each of them sells is read: not each time that somebody comes back to the window.
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
  // It never fails but with the session: of a machine that cannot be asked it is not known.
  if (data === undefined) return <p className="text-ink-muted text-sm">{t("reading")}</p>;
  const { unsold, unknown } = data;
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
          isBusy={isFetching}
          onAction={() => void refetch()}
        />
      )}
    </>
  );
}

function namesOf(machines: readonly Machine[]): string {
  return machines.map(({ name }) => name).join(", ");
}
