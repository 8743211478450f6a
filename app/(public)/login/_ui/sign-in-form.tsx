"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { useTextFault } from "@/components/form/use-text-fault";
import { MarkHydrated } from "@/components/shell/early/mark-hydrated";
import { tellSignedIn } from "@/components/shell/session/tabs-channel";
import { forgetMissingCalls } from "@/lib/calls/missing-calls";
import { emailSchema } from "@/lib/session/credentials";
import { signIn } from "@/lib/session/session-client";

const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1)),
  rememberMe: z.boolean(),
});

interface SignInFormProps {
  returnTo: string;
  email: string;
  /** Filled in where a demo account was chosen. */
  password: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

export function SignInForm({ returnTo, email, password, onEmail, onForgot }: SignInFormProps) {
  const t = useTranslations("login");
  const textFault = useTextFault();
  const errorText = useErrorText();
  const [isIn, setIsIn] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, getValues, watch } = useForm({
    mode: "onChange",
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password, rememberMe: false },
  });

  const submit = useSingleSubmission(async (values: z.output<typeof signInSchema>) => {
    setRefusal(undefined);
    try {
      const { account } = await signIn(values);
      tellSignedIn(account);
      forgetMissingCalls();
      setIsIn(true);
      // A full load: what the server renders from here on is another person's.
      window.location.assign(returnTo);
    } catch (error) {
      // A toast passes; what has to be put right stays beside the fields.
      notifyError(errorText(error));
      setRefusal(errorText(error));
    }
  });

  const { errors, isSubmitting } = formState;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="mt-5 grid gap-3">
      <MarkHydrated part="form" />
      <Field label={t("email")} error={errors.email && (textFault(watch("email")) ?? t("emailInvalid"))}>
        {(control) => <TextInput type="email" autoComplete="username" {...control} {...register("email")} />}
      </Field>
      <Field label={t("password")} error={errors.password && t("passwordRequired")}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register("password")} />}
      </Field>
      <Checkbox label={t("rememberMe")} hint={t("rememberMeHint")} {...register("rememberMe")} />
      {refusal !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
          {refusal}
        </p>
      )}
      <SubmitButton isSending={isSubmitting || isIn} className="mt-3">
        {t("submit")}
      </SubmitButton>
      <button
        type="button"
        className="justify-self-center rounded px-2 py-1 text-link underline-offset-4 hover:underline"
        onClick={() => {
          onEmail(getValues("email"));
          onForgot();
        }}
      >
        {t("forgot.open")}
      </button>
    </form>
  );
}
