"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Callout } from "@/components/feedback/callout";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import type { CountProduct } from "@/lib/counting/kept-count";
import {
  cellsOfPart,
  limitOf,
  movedOf,
  type NewCountForm,
  partsOf,
  sharingFault,
  sharings,
} from "@/lib/resources/inventory/begin/new-count";
import type { ListedProducts } from "./use-listed-products";

interface SharingFieldsProps {
  form: UseFormReturn<NewCountForm>;
  listed: ListedProducts;
  isNews: boolean;
}

/** Of several people: who counts what. */
export function SharingFields({ form, listed, isNews }: SharingFieldsProps) {
  const t = useTranslations("inventory.new");
  const values = form.watch();
  if (values.counters.length < 2) return null;
  if (values.sharing !== "all" && listed.products === null)
    return <p className="text-ink-muted">{t("sharedAll", { count: values.counters.length })}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t("fields.sharing")}</legend>
      {sharings.map((each) => (
        <Checkbox key={each} type="radio" label={t(`sharings.${each}`)} value={each} {...form.register("sharing")} />
      ))}
      {values.sharing !== "all" && values.storage !== "" && limitOf(values) !== null && (
        <Parts form={form} values={values} listed={listed} isNews={isNews} />
      )}
    </fieldset>
  );
}

function Parts({ form, values, listed, isNews }: SharingFieldsProps & { values: NewCountForm }) {
  const t = useTranslations("inventory.new");
  if (listed.hasFailed)
    return <Callout text={t("listFailed")} action={t("again")} onAction={listed.readAgain} isBusy={listed.isReading} />;
  if (!listed.products) return <p role="status">{t("listReading")}</p>;
  const parts = partsOf(values, listed.products);
  const fault = sharingFault(parts);
  const { counters } = values;
  return (
    <>
      {isNews && <PartsAreNew />}
      <ul aria-label={t("fields.sharing")} className="grid gap-2">
        {counters.map(({ name }, at) => {
          const after = counters[at + 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is a place: whoever swaps stays at the button, and Enter swaps back.
            <li key={at} className="grid gap-1">
              <span>{partText(name, parts[at] ?? [])}</span>
              {after && (
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    aria-label={t("lessOf", { name, other: after.name })}
                    aria-disabled={parts[at]?.length === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp size={14} aria-hidden />
                    {t("less")}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t("moreOf", { name, other: after.name })}
                    aria-disabled={parts[at + 1]?.length === 0}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown size={14} aria-hidden />
                    {t("more")}
                  </Button>
                  <Button size="small" aria-label={t("swapOf", { name, other: after.name })} onClick={() => swap(at)}>
                    {t("swap", { other: after.name })}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {t(`sharingFaults.${fault}`)}
        </p>
      )}
    </>
  );

  /** The end of a part, by a shelf or a product. */
  function move(part: number, step: 1 | -1): void {
    const isTaken = parts[step < 0 ? part : part + 1]?.length === 0;
    if (isTaken || !listed.products) return;
    form.setValue("moved", movedOf(values, listed.products, { part, step }), { shouldDirty: true });
  }

  /** Parts stay as they are, and change hands. */
  function swap(at: number): void {
    const next = [...counters];
    next.splice(at, 2, ...counters.slice(at, at + 2).reverse());
    form.setValue("counters", next, { shouldDirty: true });
  }

  function partText(name: string, part: readonly CountProduct[]): string {
    const count = part.length;
    const cells = cellsOfPart(part);
    if (cells === undefined) return t("part", { name, count });
    return t(cells.first === cells.last ? "partCell" : "partCells", { name, count, ...cells });
  }
}

/** Whoever has pressed Save stands elsewhere, and is led to it. */
function PartsAreNew() {
  const t = useTranslations("inventory.new");
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    focusIfLost(text.current);
    text.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p
      ref={text}
      role="alert"
      tabIndex={-1}
      className="rounded-md bg-warning-soft px-3 py-1 text-warning wrap-anywhere"
    >
      {t("partsAreNew")}
    </p>
  );
}
