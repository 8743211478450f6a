import { cookies } from "next/headers";
import { getMessages } from "next-intl/server";
import { PageTexts } from "@/components/shell/page-texts";
import { densityCookie, parseDensity } from "@/lib/preferences/density";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { Profile } from "./_ui/profile";
import { filterTexts } from "./filter-texts";

export const generateMetadata = () => pageMetadata("profile");

export default async function ProfilePage() {
  const { view } = await requireSession({ page: "profile" });
  const [messages, jar] = await Promise.all([getMessages(), cookies()]);
  return (
    <PageTexts texts={{ ...filterTexts(messages), profile: messages.profile }}>
      <Profile view={view} density={parseDensity(jar.get(densityCookie)?.value)} />
    </PageTexts>
  );
}
