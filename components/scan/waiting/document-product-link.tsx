"use client";

import { useTranslations } from "next-intl";
import { useOpensPage } from "@/components/shell/open-pages";
import { pathOfPage } from "@/lib/roles/pages";

/** Where a product is documented, for who may: in another tab, since what is entered here stays. */
export function DocumentProductLink() {
  const t = useTranslations("scan.waiting");
  if (!useOpensPage("create-products")) return null;
  return (
    <a href={pathOfPage("create-products")} target="_blank" rel="noreferrer" className="text-link text-sm underline">
      {t("document")}
    </a>
  );
}
