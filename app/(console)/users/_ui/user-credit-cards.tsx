"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Badge } from "@/components/ui/badge";
import type { User } from "@/lib/resources/users/users.calls";
import { isolated } from "@/lib/texts/isolated";

export function UserCreditCards({ cards }: { cards: User["creditCards"] }) {
  const t = useTranslations("users.creditCards");
  const columns = [{ title: t("card") }, { title: t("expires") }, { title: t("state") }];
  return (
    <PreviewSection title={t("title")} section="cards">
      {cards.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <PreviewTable label={t("title")} columns={columns}>
          {cards.map(({ id, brand, lastFour, expires, isActive }) => (
            <tr key={id}>
              <PreviewCell>
                {isolated(brand)} •••• {isolated(lastFour)}
              </PreviewCell>
              <PreviewCell>{expires.split("-").reverse().join("/")}</PreviewCell>
              <PreviewCell>
                <Badge tone={isActive ? "success" : undefined}>{isActive ? t("active") : t("inactive")}</Badge>
              </PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}
