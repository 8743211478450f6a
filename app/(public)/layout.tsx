import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { InlineScript } from "@/components/shell/early/inline-script";
import { keepEarlyEntries } from "@/components/shell/early/keep-early-entries";
import { hydrated, scriptsAreMissing } from "@/components/shell/early/page-events";
import { BrandMark } from "@/components/shell/header/brand";
import { LanguageSwitch } from "@/components/shell/settings/language-switch";
import { pageNonce } from "@/server/security/page-nonce";

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [nonce, t] = await Promise.all([pageNonce(), getTranslations("common")]);
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
      <InlineScript
        nonce={nonce}
        run={keepEarlyEntries}
        settings={{
          within: "main, header",
          alive: hydrated.form,
          dead: scriptsAreMissing,
          buttons: "main button[type=button]",
        }}
      />
    </div>
  );
}
