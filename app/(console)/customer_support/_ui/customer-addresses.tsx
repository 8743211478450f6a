"use client";

import { useTranslations } from "next-intl";
import { Fact, Facts } from "@/components/list/facts";
import { PreviewSection } from "@/components/list/preview-section";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";

export function CustomerAddresses({ addresses }: { addresses: SupportUser["addresses"] }) {
  const t = useTranslations("customer_support.addresses");
  return (
    <PreviewSection title={t("title")}>
      {addresses.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <Facts>
          {addresses.map(({ id, label, street, number, postalCode, city, county }) => (
            <Fact key={id} name={label}>
              {street} {number}, {postalCode} {city}, {county}
            </Fact>
          ))}
        </Facts>
      )}
    </PreviewSection>
  );
}
