"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { Callout } from "@/components/feedback/callout";
import { Remark } from "@/components/feedback/remark";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Checkbox } from "@/components/form/checkbox";
import { RecordPicker } from "@/components/form/picker/record-picker";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import type { RecordSource } from "@/lib/choices/source";
import type { NewDraftForm } from "@/lib/resources/drafts/begin/new-draft";
import { type MappingDomain, mappingDomains } from "@/lib/resources/drafts/mapping-schema";
import { mappingSource } from "@/lib/resources/drafts/mapping-source";
import type { DraftBase } from "./use-draft-base";

const sources: Record<MappingDomain, RecordSource> = {
  "bob-blueprint": mappingSource("bob-blueprint"),
  "mapping-draft": mappingSource("mapping-draft"),
  "live-mapping": mappingSource("live-mapping"),
};

interface OriginFieldsProps {
  record: RecordFormApi<NewDraftForm>;
  base: DraftBase;
  onOrigin(domain: MappingDomain): void;
}

/** What the draft begins with, by the three strategies (MAPP-006, MAPP-016). */
export function OriginFields({ record, base, onOrigin }: OriginFieldsProps) {
  const t = useTranslations("drafts.new");
  const { control, formState } = record.form;
  const { field: origin } = useController({ name: "origin", control });
  const { field: chosen } = useController({ name: "originId", control });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t("fields.origin")}</legend>
      <div className="grid gap-2">
        {mappingDomains.map((domain) => (
          <Checkbox
            key={domain}
            type="radio"
            name={origin.name}
            label={t(`origins.${domain}.label`)}
            hint={t(`origins.${domain}.hint`)}
            value={domain}
            // Tab comes to the chosen one, and so does the focus when the form opens.
            tabIndex={origin.value === domain ? undefined : -1}
            checked={origin.value === domain}
            onChange={() => onOrigin(domain)}
          />
        ))}
      </div>
      <RecordPicker
        key={origin.value}
        label={t(`origins.${origin.value}.field`)}
        placeholder={t(`origins.${origin.value}.placeholder`)}
        source={sources[origin.value]}
        error={formState.errors.originId ? t(`origins.${origin.value}.required`) : record.refusalOf("blueprint")}
        value={chosen.value}
        known={base.mapping && [{ id: base.mapping.id, name: base.mapping.name }]}
        inputRef={chosen.ref}
        className="mt-1 -mb-4"
        onChange={chosen.onChange}
      />
      <Told base={base} />
    </fieldset>
  );
}

/** What follows for the draft from what was chosen. */
function Told({ base: { mapping, strategy, blueprint, machines, ...base } }: { base: DraftBase }) {
  const t = useTranslations("drafts.new");
  const errorText = useErrorText();
  if (base.error !== undefined)
    return (
      <Callout
        text={t("unreadBecause", { reason: errorText(base.error) })}
        action={t("again")}
        onAction={base.retry}
        isBusy={base.isRetrying}
      />
    );
  if (base.isReading) return <p role="status">{t("reading")}</p>;
  if (mapping === undefined) return null;
  if (blueprint === undefined) return <Remark text={t("noBlueprint", { name: mapping.name })} />;
  const version = strategy?.blueprintVersion;
  const own = mapping.domain === "live-mapping" ? mapping.blueprintVersion : undefined;
  return (
    <>
      {version !== undefined && (
        <p className="text-ink-muted text-sm">{t("ofVersion", { name: blueprint.name, version })}</p>
      )}
      {version !== undefined && own !== undefined && own !== version && (
        <Remark text={t("otherVersion", { name: mapping.name, own, version })} />
      )}
      {machines?.offered.length === 0 && <Remark text={t("noMachines")} />}
    </>
  );
}
