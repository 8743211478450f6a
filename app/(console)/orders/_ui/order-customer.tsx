"use client";

import { useTranslations } from "next-intl";
import { WithOnly } from "@/components/list/only/with-only";
import { ContactLink } from "@/components/record/contact-link";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { customerField, type OrderDetail } from "@/lib/resources/orders/orders.list";

export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { user } = order;
  const t = useTranslations("orders");
  if (user === undefined)
    return (
      <PreviewSection title={t("customer.title")}>
        <p className="text-ink-muted">{t("customer.none")}</p>
      </PreviewSection>
    );
  return (
    <PreviewSection title={t("customer.title")}>
      <DescriptionList>
        <Description name={t("customer.name")}>
          <WithOnly fieldKey="user" field={customerField} detail={order}>
            <RecordLink record={{ page: "customer_support", id: user.id }}>
              {user.firstName} {user.lastName}
            </RecordLink>
          </WithOnly>
        </Description>
        {user.email !== undefined && (
          <Description name={t("customer.email")}>
            <ContactLink by="mailto" address={user.email} />
          </Description>
        )}
        {user.phone !== undefined && (
          <Description name={t("customer.phone")}>
            <ContactLink by="tel" address={user.phone} />
          </Description>
        )}
      </DescriptionList>
    </PreviewSection>
  );
}
