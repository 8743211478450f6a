"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { Field } from "@/components/form/field";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { newPasswordSchema, shortestPassword } from "@/lib/session/credentials";

const formSchema = z
  .object({ password: newPasswordSchema, repeated: z.string() })
  .check(z.refine(({ password, repeated }) => password === repeated, { path: ["repeated"] }));

export function ResetPasswordForm({ hash }: { hash: string }) {
  const t = useTranslations("login.reset");
  const router = useRouter();
  const reset = useCallMutation(passwordCalls.resetPassword, { meta: { quiet: true } });
  const { register, handleSubmit, formState, trigger, getValues } = useForm({
    mode: "onChange",
    resolver: zodResolver(formSchema),
    defaultValues: { password: "", repeated: "" },
  });

  const submit = useSingleSubmission(async ({ password }: z.output<typeof formSchema>) => {
    try {
      await reset.mutateAsync({ body: { hash, password } });
      notifySuccess(t("done"));
      router.replace("/login");
    } catch {
      // 1§8 gives one text for every failure.
      notifyError(t("failed"));
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="grid gap-3">
      <MarkHydrated part="form" />
      <h1 className="mb-2 text-xl">{t("title")}</h1>
      <Field
        label={t("password")}
        hint={t("passwordHint", { shortest: shortestPassword })}
        error={errors.password && t("passwordShort", { shortest: shortestPassword })}
      >
        {(control) => (
          <PasswordInput
            autoComplete="new-password"
            {...control}
            {...register("password", {
              // The second field's error depends on this one.
              onChange: () => getValues("repeated") !== "" && void trigger("repeated"),
            })}
          />
        )}
      </Field>
      <Field label={t("repeated")} error={errors.repeated && t("different")}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register("repeated")} />}
      </Field>
      <SubmitButton isSending={isSubmitting}>{t("submit")}</SubmitButton>
    </form>
  );
}
