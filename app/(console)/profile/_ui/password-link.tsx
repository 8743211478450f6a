"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { Button } from "@/components/ui/button";
import { passwordCalls } from "@/lib/resources/session/password.calls";

/** A password is changed the way a forgotten one is: by a link that the platform mails (SESS-022). */
export function PasswordLink({ email }: { email: string }) {
  const t = useTranslations("profile.password");
  const sent = useTranslations("login.forgot");
  const request = useCallMutation(passwordCalls.requestPasswordReset, { onSuccess: () => notifySuccess(sent("sent")) });
  const send = useSingleSubmission<void>(async () => {
    // A failure is told as that of any other call.
    await request.mutateAsync({ body: { email } }).catch(() => undefined);
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size="small"
        // The platform may have answered the first click of a double click before the second.
        onClick={({ detail }) => detail < 2 && void send()}
        disabled={request.isPending}
      >
        {t("send")}
      </Button>
      <p className="text-ink-muted text-sm">{t("hint")}</p>
    </div>
  );
}
