import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages, getTimeZone, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CallProvider } from "@/components/calls/call-provider";
import { Toaster } from "@/components/feedback/toaster";
import { InlineScript } from "@/components/shell/early/inline-script";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { missingScriptSettings } from "@/components/shell/early/missing-script-settings";
import { tellMissingScripts } from "@/components/shell/early/tell-missing-scripts";
import { tellTimeZone } from "@/components/shell/early/tell-time-zone";
import { NavigationProgress } from "@/components/shell/navigation-progress";
import { ThemeProvider } from "@/components/shell/theme-provider";
import { timeZoneCookie } from "@/lib/dates/time-zone";
import { preferenceCookie } from "@/lib/preferences/cookie";
import { densityCookie, parseDensity } from "@/lib/preferences/density";
import { parseTheme, themeCookie } from "@/lib/preferences/theme";
import { browserMessages } from "@/server/i18n/messages";
import { pageNonce } from "@/server/security/page-nonce";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  const name = t("appName");
  return {
    title: { default: name, template: `%s · ${name}` },
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: "#243746",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, messages, timeZone, jar, nonce] = await Promise.all([
    getLocale(),
    getMessages(),
    getTimeZone(),
    cookies(),
    pageNonce(),
  ]);
  const missing = await getTranslations("shell.missingScripts");
  const theme = parseTheme(jar.get(themeCookie)?.value);
  const density = parseDensity(jar.get(densityCookie)?.value);
  return (
    <html lang={locale} data-theme={theme} data-density={density}>
      <body>
        <NextIntlClientProvider messages={browserMessages(messages)}>
          <ThemeProvider initial={theme}>
            <NavigationProgress />
            <CallProvider>{children}</CallProvider>
            <Toaster />
          </ThemeProvider>
        </NextIntlClientProvider>
        {/* Behind what is shown, which it would hold back until the styles are there. */}
        <InlineScript
          nonce={nonce}
          run={tellTimeZone}
          settings={{ rendered: timeZone, cookie: preferenceCookie(timeZoneCookie, "") }}
        />
        <MarkHydrated part="page" />
        <InlineScript
          nonce={nonce}
          run={tellMissingScripts}
          settings={missingScriptSettings(missing("text"), missing("reload"))}
        />
      </body>
    </html>
  );
}
