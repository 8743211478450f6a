"use client";

import { useTranslations } from "next-intl";
import { Fact, Facts } from "@/components/list/facts";
import { PreviewSection } from "@/components/list/preview-section";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";

export function OrderCustomer({ user }: { user: OrderDetail["user"] }) {
  const t = useTranslations("orders");
  if (user === undefined)
    return (
      <PreviewSection title={t("customer.title")}>
        <p className="text-ink-muted">{t("customer.none")}</p>
      </PreviewSection>
    );
  return (
    <PreviewSection title={t("customer.title")}>
      <Facts>
        <Fact name={t("fields.user")}>
          {user.firstName} {user.lastName}
        </Fact>
        {user.email !== undefined && (
          <Fact name={t("customer.email")}>
            <a href={`mailto:${user.email}`} className="text-link underline-offset-2 hover:underline">
              <BreakableEmail email={user.email} />
            </a>
          </Fact>
        )}
        {user.phone !== undefined && (
          <Fact name={t("customer.phone")}>
            <a href={`tel:${user.phone}`} className="text-link underline-offset-2 hover:underline">
              {user.phone}
            </a>
          </Fact>
        )}
      </Facts>
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
