import { sendCall } from "@/lib/calls/send-call";
import { withRecordOfId } from "@/lib/choices/record-of-id";
import type { RecordSource } from "@/lib/choices/source";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { lookupSource } from "@/lib/list/lookups/lookup-source";
import { storagesCalls } from "./storages.calls";
import { storagesLookup } from "./storages.lookup";

/** How many are offered where nothing is searched for (CNST-027). */
const storagesAtOnce = 200;

/**
 * Storages where something is sold (CATA-027), by a part of the name, or by the id on the machine.
 * @param present what is said of a storage and the catalogue by which it sells
 */
export function sellableStorages(present: (catalogue: string) => string): RecordSource {
  const choiceOf = (id: number, name: string, catalogue: { name: string } | undefined, city: string | undefined) => ({
    id,
    name,
    detail: catalogue && present(catalogue.name),
    telling: city,
  });
  return {
    ...storageNames,
    key: [storagesCalls.list.id, "choices", "sellable", present("")],
    unasked: "first",
    mostUnasked: storagesAtOnce,
    find: (term, signal) =>
      withRecordOfId(
        term,
        async (id) => {
          const query = { ids: [id], type: "SELLABLE" as const };
          const { data } = await sendCall(storagesCalls.options, { query }, signal);
          return data.flatMap(({ name, city, catalogPrice }) =>
            name === undefined ? [] : choiceOf(id, name, catalogPrice, city),
          )[0];
        },
        async () => {
          const asked = term === "" ? { limit: storagesAtOnce } : { search: term, limit: lookupLimit };
          const query = { isSellable: true, ...asked };
          const { data } = await sendCall(storagesCalls.list, { query }, signal);
          return data.items.map(({ id, name, catalogPrice, addresses }) =>
            choiceOf(id, name, catalogPrice, addresses[0]?.city),
          );
        },
      ),
  };
}

/** What storages are called, whatever their type. */
export const storageNames: RecordSource = lookupSource(storagesLookup);
