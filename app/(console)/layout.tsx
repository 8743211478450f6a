import type { ReactNode } from "react";
import { LeaveQuestion } from "@/components/form/unsaved/leave-question";
import { Header } from "@/components/shell/header/header";
import { SessionWatch } from "@/components/shell/session/session-watch";
import { SkipLink } from "@/components/shell/skip-link";
import { requireSession } from "@/server/bff/require-session";
import { currentDeployment } from "@/server/deployment";

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { view } = await requireSession({ page: "any" });
  return (
    <>
      <SkipLink />
      <Header view={view} deployment={currentDeployment()} />
      <main id="main" tabIndex={-1} className="px-side py-5 outline-none">
        {children}
      </main>
      <SessionWatch view={view} />
      <LeaveQuestion />
    </>
  );
}
