"use client";

import { useTranslations } from "next-intl";
import { type Control, type FieldErrors, type UseFormRegister, useController } from "react-hook-form";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { DayInput } from "@/components/form/day-input";
import { Field } from "@/components/form/field";
import { FoldedPart } from "@/components/form/folded-part";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { suppliersLookup } from "@/lib/resources/lookups/lookups.lookup";
import type { ReceptionValues } from "@/lib/resources/receptions/new-reception";
import { longestPassing, longestRemark } from "@/lib/resources/receptions/reception-bodies";
import type { Reception } from "@/lib/resources/receptions/receptions.calls";

const suppliers = lookupSource(suppliersLookup);
const quiet = { meta: { quiet: true } };

interface ReceptionHeadProps {
  control: Control<ReceptionValues>;
  register: UseFormRegister<ReceptionValues>;
  errors: FieldErrors<ReceptionValues>;
  /** What else speaks against a field. */
  refusalOf(name: string): string | undefined;
  /** As it is, where it is changed. */
  saved?: Reception;
}

/** Supplier and document of an entry note: what is required stands first. */
export function ReceptionHead({ control, register, errors, refusalOf, saved }: ReceptionHeadProps) {
  const t = useTranslations("receptions");
  const types = useCallQuery(lookupsCalls.typeDocuments, {}, quiet);
  const series = useCallQuery(lookupsCalls.seriesDocuments, {}, quiet);
  const currencies = useCallQuery(lookupsCalls.currencies, {}, quiet);
  const { field: company } = useController({ name: "company", control });
  const { field: documentDate } = useController({ name: "documentDate", control });
  const { field: dateInStock } = useController({ name: "dateInStock", control });
  const { field: typeDocument } = useController({ name: "typeDocument", control });
  const { field: seriesDocument } = useController({ name: "seriesDocument", control });
  const { field: currency } = useController({ name: "currency", control });
  const isTooLong = errors.numberDocument?.message === "numberDocumentTooLong";
  const numberFault = errors.numberDocument && t(`form.numberDocument${isTooLong ? "TooLong" : "Required"}`);
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        <RecordPicker
          label={t("fields.company")}
          placeholder={t("form.supplier")}
          source={suppliers}
          error={errors.company ? t("form.companyRequired") : refusalOf("company")}
          value={company.value}
          known={saved && [saved.company]}
          inputRef={company.ref}
          onChange={company.onChange}
        />
        <Field
          label={t("fields.typeDocument")}
          error={errors.typeDocument ? t("form.typeDocumentRequired") : refusalOf("typeDocument")}
        >
          {(field) => (
            <FetchedSelect
              query={types}
              options={types.data?.data.map(({ id, name }) => ({ value: id, label: name }))}
              none={t("form.choose")}
              held={heldBy(typeDocument.value, saved?.typeDocument)}
              {...field}
              {...typeDocument}
            />
          )}
        </Field>
        <Field
          label={t("fields.seriesDocument")}
          error={errors.seriesDocument ? t("form.seriesDocumentRequired") : refusalOf("seriesDocument")}
        >
          {(field) => (
            <FetchedSelect
              query={series}
              options={series.data?.data.map(({ id, name }) => ({ value: id, label: name }))}
              none={t("form.choose")}
              held={heldBy(seriesDocument.value, saved?.seriesDocument)}
              {...field}
              {...seriesDocument}
            />
          )}
        </Field>
        <Field label={t("fields.numberDocument")} error={numberFault ?? refusalOf("numberDocument")}>
          {(field) => <TextInput autoComplete="off" {...field} {...register("numberDocument")} />}
        </Field>
        <DayInput
          label={t("fields.documentDate")}
          value={documentDate.value || undefined}
          onChange={(day) => documentDate.onChange(day ?? "")}
          error={errors.documentDate ? t("form.documentDateRequired") : refusalOf("documentDate")}
        />
        <Field
          label={t("fields.currency")}
          error={errors.currency ? t("form.currencyRequired") : refusalOf("currency")}
        >
          {(field) => (
            <FetchedSelect
              query={currencies}
              options={currencies.data?.data.map(({ id, code }) => ({ value: id, label: code }))}
              held={heldBy(currency.value, saved && { id: saved.currency.id, name: saved.currency.code })}
              {...field}
              {...currency}
            />
          )}
        </Field>
      </div>
      <FoldedPart label={t("form.more")} summary={t("form.moreSummary")} isOpenAtFirst={false} isNeeded={false}>
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-3">
          <DayInput
            label={t("fields.dateInStock")}
            value={dateInStock.value || undefined}
            onChange={(day) => dateInStock.onChange(day ?? "")}
            error={refusalOf("dateInStock")}
          />
          {(["auto", "delegate"] as const).map((name) => (
            <Field key={name} label={t(`fields.${name}`)} error={refusalOf(name)}>
              {(field) => <TextInput autoComplete="off" maxLength={longestPassing} {...field} {...register(name)} />}
            </Field>
          ))}
        </div>
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          {(["observationCommitteeReception", "internalObservations"] as const).map((name) => (
            <Field key={name} label={t(`fields.${name}`)} error={refusalOf(name)}>
              {(field) => <TextArea rows={2} maxLength={longestRemark} {...field} {...register(name)} />}
            </Field>
          ))}
        </div>
      </FoldedPart>
    </>
  );
}

/** A choice whose options cannot be had has its name all the same. */
function heldBy(value: string, saved: { id: number; name: string } | undefined) {
  return { value, label: value === String(saved?.id) ? saved?.name : undefined };
}
