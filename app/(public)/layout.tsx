import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BrandMark } from "@/components/shell/header/brand";
import { LanguageSwitch } from "@/components/shell/settings/language-switch";

export default function PublicLayout({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="print-hidden flex h-16 items-center justify-between gap-4 bg-header px-side text-on-header">
        <p className="flex items-center gap-2.5 font-semibold text-lg tracking-tight">
          <BrandMark />
          {t("appName")}
        </p>
        <LanguageSwitch isLabelHidden />
      </header>
      <main id="main" className="grid place-items-center px-4 py-10">
        {children}
      </main>
    </div>
  );
}
