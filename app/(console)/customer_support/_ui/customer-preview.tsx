"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { Deferred } from "@/components/record/deferred";
import { PreviewSection } from "@/components/record/preview-section";
import { LinkWithReturn } from "@/components/shell/link-with-return";
import { Accordion } from "@/components/ui/accordion";
import { Skeleton } from "@/components/ui/skeleton";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import { listLink } from "@/lib/list/url/list-link";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";
import { isolated } from "@/lib/texts/isolated";
import { CustomerAddresses } from "./customer-addresses";
import { CustomerCheckpoints } from "./customer-checkpoints";

/** Opened one at a time. */
const opened = {
  orders: () => import("./customer-orders"),
  invoices: () => import("./customer-invoices"),
  payments: () => import("./customer-payments"),
};
const loading = () => <Skeleton className="h-24" />;
/** Two calls more and sums of decimals: drawn after what the customer was opened for. */
const CustomerFigures = dynamic(
  orNotLoaded(async () => (await import("./customer-figures")).CustomerFigures),
  { loading },
);
const CustomerOrders = dynamic(
  orNotLoaded(async () => (await opened.orders()).CustomerOrders),
  { loading },
);
const CustomerInvoices = dynamic(
  orNotLoaded(async () => (await opened.invoices()).CustomerInvoices),
  { loading },
);
const CustomerPayments = dynamic(
  orNotLoaded(async () => (await opened.payments()).CustomerPayments),
  { loading },
);

/** A customer; orders, invoices and payment orders are read when they are opened, one at a time (CUST-002, CUST-003). */
export function CustomerPreview({ detail: user, fields }: PreviewBodyProps<SupportUser>) {
  useFetchedWhenIdle(opened);
  const t = useTranslations("customer_support");
  const orders = (
    <LinkWithReturn href={listLink("orders", { user: String(user.id) })}>{t("viewOrders")}</LinkWithReturn>
  );
  return (
    <>
      <PreviewSection title={t("details")} action={orders}>
        {fields}
      </PreviewSection>
      <PreviewSection title={t("money.title")}>
        <div className="@container min-h-24">
          <Deferred>
            <CustomerFigures userId={user.id} />
          </Deferred>
        </div>
      </PreviewSection>
      <Accordion
        isInAddress
        parts={[
          { key: "orders", title: t("orders.title"), content: () => <CustomerOrders userId={user.id} /> },
          { key: "invoices", title: t("invoices.title"), content: () => <CustomerInvoices userId={user.id} /> },
          { key: "payments", title: t("payments.title"), content: () => <CustomerPayments userId={user.id} /> },
        ]}
      />
      <PreviewSection title={t("cards.title")} section="cards">
        {user.activeCreditCards.length === 0 ? (
          <p className="text-ink-muted">{t("cards.none")}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {user.activeCreditCards.map(({ id, brand, lastFour, expires }) => (
              <li key={id}>
                {isolated(brand)} •••• {isolated(lastFour)},{" "}
                <span className="text-ink-muted">
                  {t("cards.expires", { month: expires.split("-").reverse().join("/") })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PreviewSection>
      <CustomerAddresses addresses={user.addresses} />
      <CustomerCheckpoints checkpoints={user.checkpoints} />
    </>
  );
}
