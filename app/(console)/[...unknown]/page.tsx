import { notFound, redirect } from "next/navigation";
import { requireSession } from "@/server/bff/require-session";

/** An unknown path redirects home, or to the sign-in page (SHELL-003, SHELL-004). */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  const { unknown } = await params;
  if (unknown[0] === "api") notFound();
  await requireSession({ page: "any" });
  redirect("/");
}
