"use client";

import { useTranslations } from "next-intl";
import { WithOnly } from "@/components/list/only/with-only";
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
        <Description name={t("fields.user")}>
          <WithOnly fieldKey="user" field={customerField} detail={order}>
            <RecordLink record={{ page: "customer_support", id: user.id }}>
              {user.firstName} {user.lastName}
            </RecordLink>
          </WithOnly>
        </Description>
        {user.email !== undefined && (
          <Description name={t("customer.email")}>
            <a href={`mailto:${user.email}`} className="text-link underline-offset-2 hover:underline">
              <BreakableEmail email={user.email} />
            </a>
          </Description>
        )}
        {user.phone !== undefined && (
          <Description name={t("customer.phone")}>
            <a href={`tel:${user.phone}`} className="text-link underline-offset-2 hover:underline">
              {user.phone}
            </a>
          </Description>
        )}
      </DescriptionList>
    </PreviewSection>
  );
}

/** An address too long for its place breaks after the at sign. */
function BreakableEmail({ email }: { email: string }) {
  const domainAt = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  );
}
