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
    update: (id, body, version) => update.mutateAsync({ params: { id }, body, version }),
    createAddress: async (body, version) => (await createAddress.mutateAsync({ body, version })).data.id,
    updateAddress: (id, body, version) => updateAddress.mutateAsync({ params: { id }, body, version }),
  };
}
