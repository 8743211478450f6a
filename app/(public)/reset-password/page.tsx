import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { slug } from "@/lib/calls/scalars";
import type { SearchParams } from "@/lib/session/search-params";
import { InvalidLink } from "./_ui/invalid-link";
import { ResetPasswordForm } from "./_ui/reset-password-form";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login.reset");
  return { title: t("title") };
}

/** The page of the mailed link, /reset-password?hash=… (reading 55). */
export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const hash = slug.safeParse((await searchParams).hash);
  return (
    <Card className="w-full max-w-md p-7">
      {hash.success ? <ResetPasswordForm hash={hash.data} /> : <InvalidLink />}
    </Card>
  );
}
