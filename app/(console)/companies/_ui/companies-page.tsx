"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { Link } from "@/components/ui/link";
import type { Company } from "@/lib/resources/companies/companies.calls";
import { companiesList } from "@/lib/resources/companies/companies.list";
import { pathOfPage } from "@/lib/roles/pages";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./company-forms")).NewCompany),
  edit: lazyForm(async () => (await import("./company-forms")).EditCompany),
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/companies/companies.counts")).companyCounts;

export function CompaniesPage() {
  return <ListPage list={companiesList} preview={CompanyPreview} counts={counts} forms={forms} />;
}

/** A supplier with all of its fields, and the way to what came from it and what went back. */
function CompanyPreview({ detail: company, fields }: PreviewBodyProps<Company>) {
  const t = useTranslations("companies");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      {company.isSupplier && (
        <PreviewSection title={t("links.title")}>
          <ul className="flex flex-col items-start gap-1">
            <li>
              <GoodsLink page="receptions" supplier={company.id} text={t("links.receptions")} />
            </li>
            <li>
              <GoodsLink page="return_to_supplier" supplier={company.id} text={t("links.returns")} />
            </li>
          </ul>
        </PreviewSection>
      )}
    </>
  );
}

interface GoodsLinkProps {
  page: "receptions" | "return_to_supplier";
  supplier: number;
  text: string;
}

/** To a list, filtered by supplier. */
function GoodsLink({ page, supplier, text }: GoodsLinkProps) {
  return (
    <Link href={`${pathOfPage(page)}?supplier=${supplier}`} prefetch={false} className="text-link underline">
      {text}
    </Link>
  );
}
