"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { Field } from "@/components/form/field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import { Button } from "@/components/ui/button";
import { isNotFound } from "@/lib/errors/is-not-found";
import { cuiDigits } from "@/lib/identifiers/cui";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import {
  type CompanyForm,
  companyRules,
  isOfAnother,
  newCompany,
  type Registered,
  registered,
  registeredOfWork,
  registeredWork,
  takenBack,
} from "@/lib/resources/companies/company-form";
import { useFieldError } from "./company-text";

/** The fiscal code, and the way to take over what the register knows under it (COMP-003). */
export function CompanyCui({ record }: { record: RecordFormApi<CompanyForm> }) {
  const t = useTranslations("companies");
  const { form } = record;
  const { verify, takeBack, outcome, takenFrom, isAsking } = useVerification(record);
  const error = useFieldError(record, "cui");
  const isRight = companyRules.cui(form.watch("cui"));
  return (
    <Field
      label={t("fields.cui")}
      error={error}
      warning={warningOf()}
      hint={t(outcome === "verified" ? "form.verified" : "form.cuiHint")}
      className="sm:col-span-2"
    >
      {(field) => (
        <div className="flex gap-2">
          <TextInput autoComplete="off" maxLength={20} {...field} {...form.register("cui", { onChange: takeBack })} />
          <Button size="large" onClick={verify} disabled={!isRight || isAsking} aria-busy={isAsking}>
            {t("form.verify")}
          </Button>
        </div>
      )}
    </Field>
  );

  function warningOf(): string | undefined {
    if (outcome === "unregistered" || outcome === "unverified") return t(`form.${outcome}`);
    const isBack = takenFrom === cuiDigits(form.watch("cui"));
    return takenFrom === undefined || isBack || outcome === "verified"
      ? undefined
      : t("form.takenBack", { cui: takenFrom });
  }
}

interface Answer {
  /** Digits alone. */
  cui: string;
  outcome: "verified" | "unregistered" | "unverified";
}

function useVerification({ form, name: formName }: RecordFormApi<CompanyForm>) {
  const { mutateAsync, isPending } = useCallMutation(companiesCalls.verify, { meta: { quiet: true } });
  const [answer, setAnswer] = useState<Answer>();
  const filled = useRef<Registered>(undefined);
  // The code whose data were taken out again.
  const [takenFrom, setTakenFrom] = useState<string>();
  const cuiNow = (): string => cuiDigits(form.getValues("cui"));
  // It outlives the end of the session, like the form itself: what stands in that could not be told apart without it.
  useEffect(() => {
    const workName = `${formName}/register`;
    const kept = takeStoredWork(workName, newCompany);
    if (kept !== undefined) {
      filled.current = registeredOfWork(kept);
      setAnswer({ cui: filled.current.cui, outcome: "verified" });
    }
    return offerWork(workName, () => filled.current && registeredWork(filled.current));
  }, [formName]);

  async function ask(): Promise<void> {
    const cui = cuiNow();
    try {
      const { data } = await mutateAsync({ query: { cui } });
      if (cuiNow() !== cui) return;
      filled.current = registered(form.getValues(), data, filled.current);
      takeOver(form, filled.current.filled);
      setAnswer({ cui, outcome: "verified" });
    } catch (error) {
      if (cuiNow() === cui) setAnswer({ cui, outcome: isNotFound(error) ? "unregistered" : "unverified" });
    }
  }

  /** Another company's name and address are not saved under the number that stands there now. */
  function takeBack(): void {
    if (filled.current === undefined || !isOfAnother(form.getValues("cui"), filled.current)) return;
    const { cui, before } = filled.current;
    const names = takenBack(form.getValues(), filled.current);
    filled.current = undefined;
    setAnswer(undefined);
    for (const name of names) form.setValue(name, before[name], { shouldDirty: true });
    setTakenFrom(names.length === 0 ? undefined : cui);
  }

  return {
    verify: () => void ask(),
    takeBack,
    isAsking: isPending,
    /** Of the code that stands there now. */
    outcome: answer?.cui === cuiDigits(form.watch("cui")) ? answer.outcome : undefined,
    takenFrom,
  };
}

function takeOver(form: RecordFormApi<CompanyForm>["form"], fields: Partial<CompanyForm>): void {
  form.reset({ ...form.getValues(), ...fields }, { keepDefaultValues: true });
  void form.trigger();
}
