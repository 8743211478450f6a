"use client";

import { useTranslations } from "next-intl";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PreviewSection } from "@/components/record/preview-section";
import type { SupportUser } from "@/lib/resources/customer_support/support-rows";

export function CustomerAddresses({ addresses }: { addresses: SupportUser["addresses"] }) {
  const t = useTranslations("customer_support.addresses");
  return (
    <PreviewSection title={t("title")}>
      {addresses.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <DescriptionList>
          {addresses.map(({ id, label, street, number, postalCode, city, county }) => (
            <Description key={id} name={label}>
              {street} {number}, {postalCode} {city}, {county}
            </Description>
          ))}
        </DescriptionList>
      )}
    </PreviewSection>
  );
}
