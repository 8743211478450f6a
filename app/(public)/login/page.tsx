import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { parseLeaveReason } from "@/components/shell/session/leave-reason";
import { demoAccounts } from "@/lib/session/demo-accounts";
import { returnPath } from "@/lib/session/return-path";
import type { SearchParams } from "@/lib/session/search-params";
import { requireSignedOut } from "@/server/bff/require-signed-out";
import { env } from "@/server/env";
import { LoginScreen } from "./_ui/login-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login");
  return { title: t("title") };
}

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const { callbackUrl, reason } = await searchParams;
  await requireSignedOut();
  return (
    <LoginScreen
      returnTo={returnPath(callbackUrl)}
      reason={parseLeaveReason(typeof reason === "string" ? reason : undefined)}
      accounts={env().PLATFORM_MODE === "embedded" ? demoAccounts : []}
    />
  );
}
