"use client";

import { ListPage } from "@/components/list/list-page";
import { companiesList } from "@/lib/resources/companies/companies.list";
import { CompanyPreview } from "./company-preview";

export function CompaniesPage() {
  return <ListPage list={companiesList} preview={CompanyPreview} />;
}
