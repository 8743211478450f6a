"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Select } from "@/components/form/select";
import { PdfLink } from "@/components/record/pdf/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { useAccount } from "@/components/shell/session/account";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { type PrintedDomain, planogramAddress, printedDomains } from "@/lib/resources/drafts/planogram-address";

interface PrintMappingProps {
  mapping: Pick<MappingDetail, "id" | "domain" | "storages" | "shelves" | "lockers">;
  /** Changed cells that are not sent: paper has what the platform has. */
  unsent?: number;
}

/** The planogram of a machine, or of each of a draft's machines; a blueprint has none, nor has what has no cells. */
export function PrintMapping({ mapping, unsent = 0 }: PrintMappingProps) {
  const { id, domain: ofMapping, storages, shelves, lockers } = mapping;
  const t = useTranslations("mapping.print");
  const account = useAccount();
  const domain = printedDomains.find((each) => each === ofMapping);
  if (domain === undefined || shelves.length + lockers.length === 0) return null;
  const isOne = domain === "live-mapping" || storages.length < 2;
  return (
    <PreviewSection title={t("title")}>
      {unsent > 0 && <p className="mb-2 text-warning">{t("unsent", { count: unsent })}</p>}
      <div>
        <PdfLink
          address={planogramAddress({ domain, id }, account)}
          text={isOne ? t("one") : t("all", { count: storages.length })}
        />
      </div>
      {!isOne && <OneMachine id={id} domain={domain} storages={storages} />}
    </PreviewSection>
  );
}

interface OneMachineProps extends Pick<MappingDetail, "id" | "storages"> {
  domain: PrintedDomain;
}

function OneMachine({ id, domain, storages }: OneMachineProps) {
  const t = useTranslations("mapping.print");
  const account = useAccount();
  const name = useId();
  const [chosen, setChosen] = useState(String(storages[0]?.id));
  const machine = storages.find((each) => String(each.id) === chosen) ?? storages[0];
  if (machine === undefined) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <label htmlFor={name} className="text-ink-muted">
        {t("machine")}
      </label>
      <Select
        id={name}
        className="max-w-72"
        value={String(machine.id)}
        onChange={({ target }) => setChosen(target.value)}
      >
        {storages.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
      <PdfLink address={planogramAddress({ domain, id }, account, machine.id)} text={t("ofMachine")} />
    </div>
  );
}
