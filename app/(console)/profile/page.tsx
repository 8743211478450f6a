import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Profile } from "./_ui/profile";

export const generateMetadata = () => pageMetadata("profile");

export default async function ProfilePage() {
  const { view } = await requireSession({ page: "profile" });
  return <Profile view={view} />;
}
