"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Field } from "@/components/form/field";
import type { EditFormProps, FormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import {
  changesStorageItself,
  type SavedSoFar,
  type StorageCalls,
  saveStorage,
} from "@/lib/resources/storages/save-storage";
import { newStorage, toBody, toForm } from "@/lib/resources/storages/storage-form";
import { type Storage, storagesCalls } from "@/lib/resources/storages/storages.calls";
import { StorageFields, storageFormSchema as schema } from "./storage-fields";

export function NewStorage(panel: FormProps) {
  const t = useTranslations("storages");
  const calls = useStorageCalls();
  const soFar = useRef<SavedSoFar>({});
  // Of the two calls the first may succeed alone: what fails then is the address.
  const [isMade, setIsMade] = useState(false);
  const chains = useCallQuery(lookupsCalls.chains, {}, { meta: { quiet: true } });
  const record = useRecordForm({
    ...panel,
    name: "storages/new",
    values: newStorage,
    schema,
    toBody,
    failedText: isMade ? t("form.withoutAddress") : undefined,
    async save(body, changed) {
      const create: StorageCalls["create"] = async (given) => {
        const id = await calls.create(given);
        setIsMade(true);
        return id;
      };
      return saveStorage({ ...calls, create }, soFar.current, { body, changed });
    },
    savedText: t("form.created"),
  });
  return (
    <StorageFields record={record}>
      <Field label={t("fields.chain")} hint={t("form.chainHint")} error={record.refusalOf("chain")}>
        {(field) => (
          <FetchedSelect
            query={chains}
            options={chains.data?.data.map(({ id, name }) => ({ value: id, label: name }))}
            none={t("form.firstChain")}
            held={{ value: record.form.watch("chain"), label: undefined }}
            {...field}
            {...record.form.register("chain")}
          />
        )}
      </Field>
    </StorageFields>
  );
}

export function EditStorage({ detail, version, ...panel }: EditFormProps<Storage>) {
  const t = useTranslations("storages.form");
  const calls = useStorageCalls();
  const soFar = useRef<SavedSoFar>({ id: detail.id, addressId: detail.addresses[0]?.id });
  const readAgain = (storage: Storage) => {
    // Somebody else may have given it its first address meanwhile.
    soFar.current.addressId = storage.addresses[0]?.id;
    return toForm(storage);
  };
  const record = useRecordForm({
    ...panel,
    name: `storages/${detail.id}`,
    values: toForm(detail),
    schema,
    toBody,
    current: useCurrentRecord(storagesCalls.one, { params: { id: detail.id } }, version, readAgain),
    failedText: t("notUpdated"),
    async save(body, changed, { version }) {
      await saveStorage(calls, soFar.current, { body, changed, version });
    },
    savedText: (changed) => t(changesStorageItself(changed) ? "updated" : "placeUpdated"),
  });
  return <StorageFields record={record} />;
}

const invalidates = [storagesCalls.list, storagesCalls.one, storagesCalls.options, storagesCalls.mobile];

/** The calls that a storage's form makes. */
function useStorageCalls(): StorageCalls {
  const create = useCallMutation(storagesCalls.create, { invalidates });
  const update = useCallMutation(storagesCalls.update, { invalidates });
  const createAddress = useCallMutation(storagesCalls.createAddress, { invalidates });
  const updateAddress = useCallMutation(storagesCalls.updateAddress, { invalidates });
  return {
    create: async (body) => (await create.mutateAsync({ body })).data.id,
    update: (id, body, version) => update.mutateAsync({ params: { id }, body, version }),
    createAddress: async (body, version) => (await createAddress.mutateAsync({ body, version })).data.id,
    updateAddress: (id, body, version) => updateAddress.mutateAsync({ params: { id }, body, version }),
  };
}
