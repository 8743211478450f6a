"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { FormProps } from "@/components/form/form-props";
import { classNames } from "@/components/ui/class-names";
import { CompareMachines } from "./compare/compare-machines";
import { ReplaceProduct } from "./replace/replace-product";

const tools = ["compare", "replace"] as const;

/** What is done with the live mappings of many machines. Both stay as they are while the other one is looked at. */
export function MachinesTools({ onState }: FormProps) {
  const t = useTranslations("drafts.machines");
  const [shown, show] = useState<(typeof tools)[number]>("compare");
  useEffect(() => onState({ isSending: false, isInvalid: false, isDirty: false }), [onState]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is entered. */}
      <div role="group" aria-label={t("label")} className="flex flex-wrap gap-1 border-line border-b">
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tool === shown}
            onClick={() => show(tool)}
            className={classNames(
              "-mb-px inline-flex min-h-control-small items-center border-b-2 px-3 text-left text-sm hover:bg-hover max-lg:min-h-10",
              tool === shown ? "border-action font-medium" : "border-transparent text-ink-muted",
            )}
          >
            {t(`tools.${tool}`)}
          </button>
        ))}
      </div>
      <div hidden={shown !== "compare"}>
        <CompareMachines />
      </div>
      <div hidden={shown !== "replace"}>
        <ReplaceProduct />
      </div>
    </div>
  );
}
