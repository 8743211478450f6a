import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import type { SearchParams } from "@/lib/session/search-params";
import { orderReference } from "./_ui/order-reference";
import { QrOrder } from "./_ui/qr-order";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("qr-order");
  return { title: t("title") };
}

/** Shows an order's reference to a machine's scanner: /qr-order?order=12345 (SHELL-008). */
export default async function QrOrderPage({ searchParams }: { searchParams: SearchParams }) {
  return (
    <>
      <MarkHydrated part="form" />
      <QrOrder reference={orderReference(await searchParams)} />
    </>
  );
}
