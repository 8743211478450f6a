import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** A machine's shelf: three cells, one of them lit. */
export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      <rect x="2" y="2" width="9" height="9" rx="2" fill="currentColor" opacity="0.9" />
      <rect x="13" y="2" width="9" height="9" rx="2" fill="var(--accent)" />
      <rect x="2" y="13" width="20" height="9" rx="2" fill="currentColor" opacity="0.55" />
    </svg>
  );
}

export function Brand() {
  const t = useTranslations("common");
  return (
    <Link
      href="/"
      prefetch={false}
      className="flex min-w-10 shrink-0 items-center gap-2.5 font-semibold text-lg tracking-tight"
    >
      <BrandMark />
      <span className="max-lg:sr-only">{t("appName")}</span>
    </Link>
  );
}
