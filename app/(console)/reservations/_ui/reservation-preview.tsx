"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { LinkWithReturn } from "@/components/shell/link-with-return";
import { Skeleton } from "@/components/ui/skeleton";
import { productRecord } from "@/lib/list/declare/named-product";
import { listLink } from "@/lib/list/url/list-link";
import { formatQuantity } from "@/lib/money/format";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import { TimeLeft } from "./time-left";

/** It comes with the first reservation that is looked at: the list does not need it. */
const ReservationOrder = dynamic(
  orNotLoaded(async () => (await import("./reservation-order")).ReservationOrder),
  {
    loading: () => <Skeleton className="h-36" />,
  },
);

/** A reservation with what is kept in which cell, and the way to its customer's orders (RESV-004). */
export function ReservationPreview({ detail: reservation, fields }: PreviewBodyProps<Reservation>) {
  const { user, reservationDetails } = reservation;
  const t = useTranslations("reservations");
  const locale = useLocale();
  const columns = [
    { title: t("kept.product") },
    { title: t("kept.cell") },
    { title: t("kept.quantity"), isNumber: true },
  ];
  const orders = user && (
    <LinkWithReturn href={listLink("orders", { user: String(user.id) })}>{t("viewOrders")}</LinkWithReturn>
  );
  return (
    <>
      <TimeLeft reservation={reservation} />
      <ReservationOrder reservation={reservation} />
      <PreviewSection title={t("details")} action={orders}>
        {fields}
      </PreviewSection>
      <PreviewSection title={t("kept.title")} section="kept">
        <PreviewTable label={t("kept.title")} columns={columns}>
          {reservationDetails.map(({ id, product, quantity, cellAlias }) => (
            <tr key={id}>
              <PreviewCell>
                <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
                  {product.barcode}
                </MediaCell>
              </PreviewCell>
              <PreviewCell>{cellAlias}</PreviewCell>
              <PreviewCell isNumber>{formatQuantity(quantity, locale)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      </PreviewSection>
    </>
  );
}
