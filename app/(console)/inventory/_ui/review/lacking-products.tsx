"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatQuantity } from "@/lib/money/format";
import type { LackingProduct } from "@/lib/resources/inventory/review/uncounted";

/** All of which more is missing than is there: a platform names them one by one, and its first message alone is told. */
export function LackingProducts({ lacking }: { lacking: readonly LackingProduct[] }) {
  const t = useTranslations("inventory.review.close");
  const locale = useLocale();
  if (lacking.length === 0) return null;
  return (
    <>
      <p>{t("lacking", { count: lacking.length })}</p>
      <ul className="ml-5 list-disc">
        {lacking.map(({ name, missing, there }) => (
          <li key={name}>
            {t("lackingOf", { name, missing: formatQuantity(missing, locale), there: formatQuantity(there, locale) })}
          </li>
        ))}
      </ul>
    </>
  );
}
