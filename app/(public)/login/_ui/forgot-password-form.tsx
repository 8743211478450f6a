"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { useTextFault } from "@/components/form/use-text-fault";
import { Button } from "@/components/ui/button";
import { isNotFound } from "@/lib/errors/is-not-found";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { emailSchema } from "@/lib/session/credentials";

interface ForgotPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Asks the platform to mail a reset link. */
export function ForgotPasswordForm({ email, onEmail, onBack }: ForgotPasswordFormProps) {
  const t = useTranslations("login");
  const textFault = useTextFault();
  const errorText = useErrorText();
  const request = useCallMutation(passwordCalls.requestPasswordReset, { meta: { quiet: true } });
  const { register, handleSubmit, formState, setFocus, watch } = useForm({
    mode: "onChange",
    resolver: zodResolver(z.object({ email: emailSchema })),
    defaultValues: { email },
  });

  // Opened by keyboard, the form takes the focus at its first field.
  useEffect(() => setFocus("email"), [setFocus]);

  const submit = useSingleSubmission(async (body: { email: string }) => {
    onEmail(body.email);
    try {
      await request.mutateAsync({ body });
      notifySuccess(t("forgot.sent"));
      onBack();
    } catch (error) {
      // The platform knows nobody of that address; anything else it says is shown as it is.
      notifyError(isNotFound(error) ? t("forgot.unknownEmail") : errorText(error));
    }
  });

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="mt-2 grid gap-3">
      <p className="mb-2 text-ink-muted">{t("forgot.text")}</p>
      <Field label={t("email")} error={formState.errors.email && (textFault(watch("email")) ?? t("emailInvalid"))}>
        {(control) => <TextInput type="email" autoComplete="username" {...control} {...register("email")} />}
      </Field>
      <SubmitButton isSending={formState.isSubmitting}>{t("forgot.submit")}</SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        {t("forgot.back")}
      </Button>
    </form>
  );
}
