"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import { useOwnLeaving } from "@/components/form/unsaved/own-leaving";
import { Button } from "@/components/ui/button";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { mostCompared } from "@/lib/resources/drafts/many/compare-machines";
import { ComparisonList } from "./comparison-list";
import { useComparison } from "./use-comparison";
import { useComparisonSum } from "./use-comparison-sum";

/** Which machines differ from the draft that they were given last, and how. */
export function CompareMachines() {
  const t = useTranslations("drafts.machines.compare");
  const errorText = useErrorText();
  const sum = useComparisonSum();
  const [blueprint, setBlueprint] = useState("");
  const { state, start, stop, goOn } = useComparison();
  const isUnderWay = state.step === "listing" || state.step === "reading";
  const begin = () => void start(blueprint === "" ? undefined : Number(blueprint));
  const compared = "machines" in state ? state : undefined;
  useOwnLeaving(isUnderWay, { title: t("leaving.title"), text: t("leaving.text"), leave: t("leaving.leave") }, stop);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-ink-muted">{t("what", { most: mostCompared })}</p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <BlueprintField value={blueprint} onChange={setBlueprint} isDisabled={isUnderWay} />
        <div className="flex flex-wrap gap-2 sm:pt-6">
          {isUnderWay ? (
            <Button size="large" onClick={({ detail }) => detail > 1 || stop()}>
              {t("stop")}
            </Button>
          ) : (
            <Button size="large" variant="primary" onClick={begin}>
              {t(compared ? "again" : "start")}
            </Button>
          )}
        </div>
      </div>
      {state.step === "listing" && <p role="status">{t("listing")}</p>}
      {state.step === "failed" && <Callout text={errorText(state.error)} action={t("retry")} onAction={begin} />}
      {compared && compared.totalCount > compared.machines.length && (
        <Remark text={t("part", { count: compared.machines.length, total: compared.totalCount })} />
      )}
      {compared && (
        <SpokenProgress
          done={compared.found.size}
          total={Math.max(1, compared.machines.length)}
          label={t("progress")}
          say={(done) => t("reading", { done, count: compared.machines.length })}
          over={compared.step === "over" ? sum(compared) : undefined}
        />
      )}
      {compared?.step === "over" && compared.found.size < compared.machines.length && (
        <div>
          <Button onClick={() => void goOn(compared)}>
            {t("goOn", { count: compared.machines.length - compared.found.size })}
          </Button>
        </div>
      )}
      {compared && <ComparisonList {...compared} onRetry={isUnderWay ? undefined : () => void goOn(compared)} />}
    </div>
  );
}

interface BlueprintFieldProps {
  value: string;
  isDisabled: boolean;
  onChange(value: string): void;
}

function BlueprintField({ value, isDisabled, onChange }: BlueprintFieldProps) {
  const t = useTranslations("drafts.machines.compare");
  const blueprints = useCallQuery(draftsCalls.blueprints, { query: { limit: 200 } }, { meta: { quiet: true } });
  return (
    <Field label={t("blueprint")} className="w-72 max-w-full">
      {(field) => (
        <FetchedSelect
          query={blueprints}
          options={blueprints.data?.data.map(({ id, name }) => ({ value: id, label: name }))}
          none={t("everyBlueprint")}
          held={{ value }}
          {...field}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
