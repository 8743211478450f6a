import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { usersList } from "@/lib/resources/users/users.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { UsersPage } from "./_ui/users-page";

export const generateMetadata = () => pageMetadata("users");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "users" });
  const { email, grantedRoles } = session.view;
  return (
    <ListFrame {...(await firstOfList(session, usersList, searchParams))}>
      <UsersPage me={{ email, roles: grantedRoles }} />
    </ListFrame>
  );
}
