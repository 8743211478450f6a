"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { isSignOut, type ToldReason } from "@/components/shell/session/leave-reason";
import { Card } from "@/components/ui/card";
import type { DemoAccount } from "@/lib/session/demo-accounts";
import { DemoAccounts } from "./demo-accounts";
import { ForgotPasswordForm } from "./forgot-password-form";
import { SignInForm } from "./sign-in-form";

interface LoginScreenProps {
  /** A path of this console. */
  returnTo: string;
  reason: ToldReason | undefined;
  /** Empty where the console works with an operator's own platform. */
  accounts: readonly DemoAccount[];
}

export function LoginScreen({ returnTo, reason, accounts }: LoginScreenProps) {
  const t = useTranslations("login");
  const [hasForgotten, setHasForgotten] = useState(false);
  // Kept over both forms: who mistypes a password should not type the e-mail again.
  const [email, setEmail] = useState("");
  const [demo, setDemo] = useState<DemoAccount>();
  useLeaveToast(reason);
  const told = reason && toldOf[reason];

  return (
    <div className="grid w-full max-w-4xl items-start justify-center gap-6 md:grid-flow-col md:auto-cols-[minmax(0,26rem)]">
      <Card className="p-7">
        <h1 className="text-xl">{hasForgotten ? t("forgot.title") : t("title")}</h1>
        {told !== undefined && !hasForgotten && (
          <p className="mt-4 rounded-md bg-info-soft px-3 py-2 text-info">{t(told)}</p>
        )}
        {hasForgotten ? (
          <ForgotPasswordForm email={email} onEmail={setEmail} onBack={() => setHasForgotten(false)} />
        ) : (
          <SignInForm
            // A chosen demo account is a new form, filled with it.
            key={demo?.email}
            returnTo={returnTo}
            email={demo?.email ?? email}
            password={demo?.password ?? ""}
            onEmail={setEmail}
            onForgot={() => setHasForgotten(true)}
          />
        )}
      </Card>
      {accounts.length > 0 && !hasForgotten && <DemoAccounts accounts={accounts} chosen={demo} onChoose={setDemo} />}
    </div>
  );
}

/** What stays on the page of it. */
const toldOf = { "signed-out": undefined, "kept-left": "keptLeft", "session-ended": "sessionEnded" } as const;

/** Tells why a person came to the sign-in page (1§8), once: a reload does not tell it again. */
function useLeaveToast(reason: ToldReason | undefined): void {
  const t = useTranslations();
  useEffect(() => {
    if (reason === undefined) return;
    if (isSignOut(reason)) notifySuccess(t("shell.loggedOut"));
    else notifyError(t("errors.session-ended"));
    const address = new URL(window.location.href);
    address.searchParams.delete("reason");
    window.history.replaceState(null, "", address);
  }, [reason, t]);
}
