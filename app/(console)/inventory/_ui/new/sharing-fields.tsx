"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { Callout } from "@/components/feedback/callout";
import { Checkbox } from "@/components/form/checkbox";
import type { CountProduct } from "@/lib/counting/kept-count";
import { canShare, type NewCountForm, partsOf, sharingFault, sharings } from "@/lib/resources/inventory/new-count";
import type { ListedProducts } from "./use-listed-products";

interface SharingFieldsProps {
  form: UseFormReturn<NewCountForm>;
  listed: ListedProducts;
}

/** Of several people: who counts what. */
export function SharingFields({ form, listed }: SharingFieldsProps) {
  const t = useTranslations("inventory.new");
  const values = form.watch();
  if (values.counters.length < 2) return null;
  if (!canShare(values)) return <p className="text-ink-muted">{t("sharedAll", { count: values.counters.length })}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t("fields.sharing")}</legend>
      {sharings.map((each) => (
        <Checkbox key={each} type="radio" label={t(`sharings.${each}`)} value={each} {...form.register("sharing")} />
      ))}
      {values.sharing !== "all" && values.storage !== "" && <Parts values={values} listed={listed} />}
    </fieldset>
  );
}

function Parts({ values, listed }: { values: NewCountForm; listed: ListedProducts }) {
  const t = useTranslations("inventory.new");
  if (listed.hasFailed)
    return <Callout text={t("listFailed")} action={t("again")} onAction={listed.readAgain} isBusy={listed.isReading} />;
  if (listed.products === undefined) return <p role="status">{t("listReading")}</p>;
  const parts = partsOf(values, listed.products);
  const fault = sharingFault(parts);
  return (
    <>
      <ul aria-label={t("fields.sharing")} className="grid gap-1">
        {values.counters.map(({ id, name }, at) => (
          <li key={id}>{partText(name, parts[at] ?? [])}</li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {t(`sharingFaults.${fault}`)}
        </p>
      )}
    </>
  );

  function partText(name: string, part: readonly CountProduct[]): string {
    const cells = part.flatMap(({ cell }) => cell ?? []);
    const [first, last] = [cells[0], cells.at(-1)];
    const count = part.length;
    return first === undefined || last === undefined
      ? t("part", { name, count })
      : t("partCells", { name, count, first, last });
  }
}
