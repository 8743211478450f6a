import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReturnToSupplierPage } from "./_ui/return-to-supplier-page";

export const generateMetadata = () => pageMetadata("return_to_supplier");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "return_to_supplier" });
  return (
    <ListFrame {...(await firstOfList(session, returnToSupplierList, searchParams))}>
      <ReturnToSupplierPage />
    </ListFrame>
  );
}
