"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefusedField } from "@/components/feedback/use-refused-field";
import {
  type Catalogue,
  type CatalogueEdit,
  catalogPriceCalls,
} from "@/lib/resources/catalog_price/catalog-price.calls";
import { useHeadByNow } from "./use-head-by-now";
import { useTakenName } from "./use-taken-name";
import { useWaitingEdits } from "./use-waiting-edits";
import { type Head, type HeadEdit, type HeadPlace, textAt, type WaitingEdit } from "./waiting-edit";

const success = { name: "nameUpdated", description: "descriptionUpdated", currencyId: "currencyUpdated" } as const;

/** Name, description, currency and storages of a catalogue, each sent by itself; a failure is told at its place. */
export function useSentEdits({ id, ...detail }: Catalogue) {
  const errorText = useErrorText();
  const refusedField = useRefusedField();
  const t = useTranslations("catalog_price.form");
  const send = useCallSender();
  const cache = useQueryClient();
  const { headByNow, noteHead } = useHeadByNow(id);
  const inOwnWords = useTakenName();
  const [head, setHead] = useState<Head>(detail);
  const [faults, setFaults] = useState<Partial<Record<HeadPlace | "storages", string>>>({});
  const [isLastKept, setLastKept] = useState(false);
  const [sending, setSending] = useState(0);
  const { waiting, wait, drop } = useWaitingEdits(id);

  /** The preview and the list read it again when they are shown; a price list of thousands is not read for each change. */
  const markStale = (): void => {
    for (const call of [catalogPriceCalls.one, catalogPriceCalls.list])
      void cache.invalidateQueries({ queryKey: [call.id], refetchType: "none" });
  };

  /** @param typed what is sent, where its place is one of text */
  async function make(place: HeadPlace | "storages", run: () => Promise<boolean>, typed?: string): Promise<boolean> {
    setSending((count) => count + 1);
    setLastKept(false);
    setFaults((before) => ({ ...before, [place]: undefined }));
    try {
      return await run();
    } catch (error) {
      const told = typed === undefined ? error : await inOwnWords(error, typed);
      // A call may name what it adds and what it takes away.
      const fields = [place, `${place}ToAdd`, `${place}ToRemove`];
      const text = refusedField(told, fields)?.text ?? errorText(told);
      setFaults((before) => ({ ...before, [place]: text }));
      return false;
    } finally {
      setSending((count) => count - 1);
    }
  }

  async function patch(body: CatalogueEdit): Promise<void> {
    const { data } = await send(catalogPriceCalls.edit, { params: { id }, body });
    setHead(data);
    noteHead(data);
    markStale();
  }

  /** @returns whether it is so now; where somebody else has changed the same, nothing is sent, and the person chooses */
  function edit(wanted: HeadEdit): Promise<boolean> {
    const { place, local, base } = wanted;
    const run = async (): Promise<boolean> => {
      const head = await headByNow();
      const current = textAt(place, head);
      if (current !== base) setHead((before) => ({ ...before, ...pick(place, head) }));
      if (current !== base && current !== local) {
        wait({ ...wanted, base: current, reason: "changed" });
        return false;
      }
      if (current === local) {
        drop(place);
        return true;
      }
      await patch(wanted.body);
      drop(place);
      if (place === "name") void cache.invalidateQueries({ queryKey: [catalogPriceCalls.list.id] });
      notifySuccess(t(success[place]));
      return true;
    };
    return make(place, run, local);
  }

  async function editStorages(body: CatalogueEdit, success: "storageAdded" | "storageRemoved"): Promise<boolean> {
    return make("storages", async () => {
      await patch(body);
      notifySuccess(t(success));
      return true;
    });
  }

  // True as long as it is the last one, and until something else is done.
  const lastStorage = isLastKept && head.storages.length <= 1 ? t("storagesRequired") : undefined;
  return {
    head,
    faults: { ...faults, storages: lastStorage ?? faults.storages },
    waiting,
    isSending: sending > 0,
    markStale,
    rename: (name: string, base: string) => edit({ place: "name", body: { name }, local: name, base }),
    describe: (description: string, base: string) =>
      edit({ place: "description", body: { description }, local: description, base }),
    /** @returns whether it is so now */
    setCurrency: (to: Head["currency"], from: Head["currency"]) =>
      edit({ place: "currencyId", body: { currencyId: to.id }, local: to.code, base: from.code }),
    sendMine: (one: WaitingEdit) => void edit(one),
    keepTheirs: ({ place }: WaitingEdit) => drop(place),
    addStorage: (storage: number) => void editStorages({ storagesToAdd: [storage] }, "storageAdded"),
    removeStorage(storage: number) {
      // CATA-022: the last one stays.
      if (head.storages.length <= 1) setLastKept(true);
      else void editStorages({ storagesToRemove: [storage] }, "storageRemoved");
    },
  };
}

/** What stands at one place, of the whole. */
function pick(place: HeadPlace, { name, description, currency }: Head): Partial<Head> {
  return { name: { name }, description: { description }, currencyId: { currency } }[place];
}
