import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LeaveQuestion } from "@/components/form/unsaved/leave-question";
import { earlyClickSettings } from "@/components/list/early/early-click-settings";
import { keepEarlyClicks } from "@/components/list/early/keep-early-clicks";
import { keepPresses } from "@/components/list/early/keep-presses";
import { rowLinkSelector } from "@/components/list/table/row-link";
import { earlyPalette } from "@/components/shell/early/early-palette-events";
import { InlineScript } from "@/components/shell/early/inline-script";
import { keepEarlyEntries } from "@/components/shell/early/keep-early-entries";
import { keepEarlyPalette } from "@/components/shell/early/keep-early-palette";
import { keepPartPresses } from "@/components/shell/early/keep-part-presses";
import { earlyPart, hydrated, scriptsAreMissing } from "@/components/shell/early/page-events";
import { OperatorZoneProvider } from "@/components/shell/operator-zone";
import { AccountProvider } from "@/components/shell/session/account";
import { SessionWatch } from "@/components/shell/session/session-watch";
import { SkipLink } from "@/components/shell/skip-link";
import { requireSession } from "@/server/bff/require-session";
import { currentDeployment } from "@/server/deployment";
import { operatorClocks } from "@/server/operator-zone";
import { pageNonce } from "@/server/security/page-nonce";
import { CommandPalette } from "./_ui/command-palette/command-palette";
import { ConsoleHeader } from "./_ui/console-header";
import { RecordLinks } from "./_ui/record-links/record-links";

/** Where the palette's own field will stand. */
const earlyPaletteClasses =
  "fixed top-2 right-16 z-40 h-9 w-56 rounded-md border border-line-strong bg-surface px-2.5 text-ink";

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { view } = await requireSession({ page: "any" });
  const [nonce, clocks, t, palette] = await Promise.all([
    pageNonce(),
    operatorClocks(),
    getTranslations("list"),
    getTranslations("shell.palette"),
  ]);
  return (
    <OperatorZoneProvider {...clocks}>
      <AccountProvider account={view.account}>
        <SkipLink />
        <ConsoleHeader view={view} deployment={currentDeployment()} palette={<CommandPalette pages={view.pages} />} />
        <main id="main" tabIndex={-1} className="px-side py-5 outline-none">
          {children}
        </main>
        {/* Before the rows it would hold them back until the styles are there. */}
        <InlineScript
          nonce={nonce}
          run={keepEarlyEntries}
          settings={{ within: "[data-early-title]", alive: hydrated.list, dead: scriptsAreMissing }}
        />
        <InlineScript nonce={nonce} run={keepPartPresses} settings={earlyPart} />
        <InlineScript nonce={nonce} run={keepEarlyClicks} settings={earlyClickSettings(t("closePreview"))} />
        <InlineScript
          nonce={nonce}
          run={keepEarlyPalette}
          settings={{ ...earlyPalette, label: palette("label"), classes: earlyPaletteClasses }}
        />
        <InlineScript nonce={nonce} run={keepPresses} settings={{ rowLink: rowLinkSelector }} />
        <SessionWatch view={view} />
        <RecordLinks pages={view.pages} />
        <LeaveQuestion />
      </AccountProvider>
    </OperatorZoneProvider>
  );
}
