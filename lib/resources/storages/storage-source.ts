import { sendCall } from "@/lib/calls/send-call";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { withRecordOfId } from "@/lib/search/record-of-id";
import type { RecordSource } from "@/lib/search/source";
import { storagesCalls } from "./storages.calls";
import { storagesLookup } from "./storages.lookup";

/** Storages where something is sold (CATA-027), by a part of the name, or by the id on the machine. */
export const sellableStorages: RecordSource = {
  ...lookupSource(storagesLookup),
  key: [storagesCalls.list.id, "choices", "sellable"],
  unasked: "first",
  find: (term, signal) =>
    withRecordOfId(
      term,
      async (id) => {
        const query = { ids: [id], type: "SELLABLE" as const };
        const { data } = await sendCall(storagesCalls.options, { query }, signal);
        return data.flatMap(({ name }) => (name === undefined ? [] : { id, name }))[0];
      },
      async () => {
        const query = { isSellable: true, ...(term !== "" && { search: term }), limit: lookupLimit };
        const { data } = await sendCall(storagesCalls.list, { query }, signal);
        return data.items.map(({ id, name }) => ({ id, name }));
      },
    ),
};
