import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("users");

export default async function UsersPage() {
  const { view } = await requireSession({ page: "users" });
  return <UpcomingPage page="users" open={view.pages} />;
}
