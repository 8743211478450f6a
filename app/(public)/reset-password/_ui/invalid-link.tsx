import { useTranslations } from "next-intl";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** A link that a mail program has cut, or an address typed by hand. */
export function InvalidLink() {
  const t = useTranslations("login.reset");
  return (
    <div className="grid gap-3">
      <MarkHydrated part="form" />
      <h1 className="text-xl">{t("invalidTitle")}</h1>
      <p className="text-ink-muted">{t("invalidText")}</p>
      <Link href="/login" className={buttonVariants({ variant: "primary", size: "large", className: "mt-2" })}>
        {t("toLogin")}
      </Link>
    </div>
  );
}
