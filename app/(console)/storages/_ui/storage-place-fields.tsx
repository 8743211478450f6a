"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { Field } from "@/components/form/field";
import { NumericField } from "@/components/form/record/numeric-field";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import type { Position } from "@/components/map/position";
import { Skeleton } from "@/components/ui/skeleton";
import { placeOf, type StorageForm } from "@/lib/resources/storages/storage-form";
import { placeOnMap } from "@/lib/resources/storages/storage-place";
import { fieldLabel, useFieldError } from "./storage-text";

const StorageMap = dynamic(
  orNotLoaded(async () => (await import("./storage-map")).StorageMap),
  {
    ssr: false,
    loading: () => <Skeleton className="h-72" />,
  },
);

/** Where the storage stands: two numbers, or a pin on the map that is drawn to its place. */
export function StoragePlaceFields({ record }: { record: RecordFormApi<StorageForm> }) {
  const t = useTranslations("storages.form");
  const { form } = record;
  const [lat, long] = form.watch(["lat", "long"]);
  function move(to: Position): void {
    const marks = { shouldDirty: true, shouldValidate: true };
    form.setValue("lat", String(to.lat), marks);
    form.setValue("long", String(to.long), marks);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-base">{t("place")}</legend>
      <div className="grid items-start gap-x-4 sm:grid-cols-2">
        <Degrees record={record} name="lat" pairedWith="long" />
        <Degrees record={record} name="long" pairedWith="lat" />
      </div>
      <StorageMap place={placeOnMap({ geolocation: placeOf({ lat, long }) })} onMove={move} />
      <p className="text-ink-muted text-sm">{t("placeHint")}</p>
    </fieldset>
  );
}

interface DegreesProps {
  record: RecordFormApi<StorageForm>;
  name: "lat" | "long";
  /** Half a place is none: what one number is worth depends on the other. */
  pairedWith: "lat" | "long";
}

function Degrees({ record, name, pairedWith }: DegreesProps) {
  const t = useTranslations("storages.fields");
  return (
    <Field label={t(fieldLabel(name))} error={useFieldError(record, name)}>
      {(field) => (
        <NumericField {...field} isDegrees name={name} control={record.form.control} rules={{ deps: pairedWith }} />
      )}
    </Field>
  );
}
