"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type PageKey, pageOfPath, pathOfPage } from "@/lib/roles/pages";
import { returnAddress } from "./return-address";

/** The way back to the page that sent the person here, as they left it (CUST-005). Nothing where none did. */
export function ReturnLink({ page }: { page: PageKey }) {
  const t = useTranslations("list");
  const name = useTranslations("pages");
  const address = returnAddress(pathOfPage(page), useSearchParams());
  const origin = address === undefined ? undefined : pageOfPath(address.split(/[?#]/)[0] ?? "");
  if (address === undefined || origin === undefined) return null;
  return (
    <Link href={address} className={buttonVariants({ size: "small", className: "mb-2 hover:bg-hover" })}>
      <ArrowLeft size={14} aria-hidden />
      {t("backTo", { page: name(origin) })}
    </Link>
  );
}
