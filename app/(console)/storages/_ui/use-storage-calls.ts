"use client";

import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { StorageCalls } from "@/lib/resources/storages/save-storage";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";

const invalidates = [storagesCalls.list, storagesCalls.one, storagesCalls.options, storagesCalls.mobile];

/** The calls that a storage's form makes. */
export function useStorageCalls(): StorageCalls {
  const create = useCallMutation(storagesCalls.create, { invalidates });
  const update = useCallMutation(storagesCalls.update, { invalidates });
  const createAddress = useCallMutation(storagesCalls.createAddress, { invalidates });
  const updateAddress = useCallMutation(storagesCalls.updateAddress, { invalidates });
  return {
    create: async (body) => (await create.mutateAsync({ body })).data.id,
    update: (id, body) => update.mutateAsync({ params: { id }, body }),
    createAddress: async (body) => (await createAddress.mutateAsync({ body })).data.id,
    updateAddress: (id, body) => updateAddress.mutateAsync({ params: { id }, body }),
  };
}
