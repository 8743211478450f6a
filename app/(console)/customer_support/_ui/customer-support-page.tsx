"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { Deferred } from "@/components/record/deferred";
import { PreviewSection } from "@/components/record/preview-section";
import { LinkWithReturn } from "@/components/shell/link-with-return";
import { Accordion } from "@/components/ui/accordion";
import { Skeleton } from "@/components/ui/skeleton";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import { listLink } from "@/lib/list/url/list-link";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";
import { SupportBox } from "./find/support-box";

/** These come with the first customer who is looked at: the list needs none of them. */
const parts = {
  figures: () => import("./customer-figures"),
  addresses: () => import("./customer-addresses"),
  checkpoints: () => import("./customer-checkpoints"),
  orders: () => import("./customer-orders"),
  invoices: () => import("./customer-invoices"),
  payments: () => import("./customer-payments"),
};
const loading = () => <Skeleton className="h-24" />;
/** Two calls more and sums of decimals: drawn after what the customer was opened for. */
const CustomerFigures = dynamic(async () => (await parts.figures()).CustomerFigures, { loading });
const CustomerAddresses = dynamic(async () => (await parts.addresses()).CustomerAddresses, { loading });
const CustomerCheckpoints = dynamic(async () => (await parts.checkpoints()).CustomerCheckpoints, { loading });
const CustomerOrders = dynamic(async () => (await parts.orders()).CustomerOrders, { loading });
const CustomerInvoices = dynamic(async () => (await parts.invoices()).CustomerInvoices, { loading });
const CustomerPayments = dynamic(async () => (await parts.payments()).CustomerPayments, { loading });

/** What stands in the place of the rows is fetched when something is searched for that is no row. */
const finder = {
  Box: SupportBox,
  Hits: dynamic(async () => (await import("./find/support-hits")).SupportHits, {
    loading: () => <Skeleton className="min-h-24 flex-1" />,
  }),
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/customer_support/customer-support.counts")).customerCounts;

export function CustomerSupportPage() {
  useFetchedWhenIdle(parts);
  return <ListPage list={customerSupportList} preview={CustomerPreview} counts={counts} finder={finder} />;
}

/** A customer; orders, invoices and payment orders are read when they are opened, one at a time (CUST-002, CUST-003). */
function CustomerPreview({ detail: user, fields }: PreviewBodyProps<SupportUser>) {
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
                {brand} •••• {lastFour},{" "}
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
