import { useTranslations } from "next-intl";
import { ProblemPage } from "@/components/shell/problem-page";

/** A page outside the person's roles; the header with those inside stays. */
export default function ForbiddenPage() {
  const t = useTranslations("shell.forbidden");
  return <ProblemPage title={t("title")} text={t("text")} />;
}
