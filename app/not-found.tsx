import { useTranslations } from "next-intl";
import { ProblemPage } from "@/components/shell/problem-page";

export default function NotFound() {
  const t = useTranslations("errors");
  return <ProblemPage title={t("not-found")} />;
}
