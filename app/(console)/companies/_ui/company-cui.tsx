"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { Button } from "@/components/ui/button";
import { ConsoleError } from "@/lib/errors/console-error";
import { cuiDigits } from "@/lib/identifiers/cui";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { type CompanyForm, companyRules, registeredFields } from "@/lib/resources/companies/company-form";
import { useFieldError } from "./company-text";

/** The fiscal code, and the way to take over what the register knows under it (COMP-003). */
export function CompanyCui({ record }: { record: RecordFormApi<CompanyForm> }) {
  const t = useTranslations("companies");
  const { form } = record;
  const { verify, outcome, isAsking } = useVerification(record);
  const error = useFieldError(record, "cui");
  const isRight = companyRules.cui(form.watch("cui"));
  return (
    <Field
      label={t("fields.cui")}
      error={error}
      hint={outcome === undefined ? t("form.cuiHint") : t(`form.${outcome}`)}
      className="sm:col-span-2"
    >
      {(field) => (
        <div className="flex gap-2">
          <TextInput autoComplete="off" maxLength={20} {...field} {...form.register("cui")} />
          <Button size="large" onClick={verify} disabled={!isRight || isAsking} aria-busy={isAsking}>
            {t("form.verify")}
          </Button>
        </div>
      )}
    </Field>
  );
}

function useVerification({ form }: RecordFormApi<CompanyForm>) {
  const { mutateAsync, isPending } = useCallMutation(companiesCalls.verify, { meta: { quiet: true } });
  const [answer, setAnswer] = useState<{ cui: string; outcome: "verified" | "unregistered" | "unverified" }>();

  async function ask(): Promise<void> {
    const cui = form.getValues("cui");
    const isStillAsked = (): boolean => form.getValues("cui") === cui;
    try {
      const { data } = await mutateAsync({ query: { cui: cuiDigits(cui) } });
      if (!isStillAsked()) return;
      takeOver(form, registeredFields(data));
      setAnswer({ cui, outcome: "verified" });
    } catch (error) {
      const isUnknown = error instanceof ConsoleError && error.code === "not-found";
      if (isStillAsked()) setAnswer({ cui, outcome: isUnknown ? "unregistered" : "unverified" });
    }
  }

  return {
    verify: () => void ask(),
    isAsking: isPending,
    /** Of the code that stands there now. */
    outcome: answer?.cui === form.watch("cui") ? answer.outcome : undefined,
  };
}

function takeOver(form: RecordFormApi<CompanyForm>["form"], fields: Partial<CompanyForm>): void {
  form.reset({ ...form.getValues(), ...fields }, { keepDefaultValues: true });
  void form.trigger();
}
