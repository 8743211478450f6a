"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { companiesList } from "@/lib/resources/companies/companies.list";
import { CompanyPreview } from "./company-preview";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./company-forms")).NewCompany, { ssr: false }),
  edit: dynamic(async () => (await import("./company-forms")).EditCompany, { ssr: false }),
};

export function CompaniesPage() {
  return <ListPage list={companiesList} preview={CompanyPreview} forms={forms} />;
}
