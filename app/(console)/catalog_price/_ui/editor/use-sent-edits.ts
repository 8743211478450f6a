"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifySuccess } from "@/components/feedback/notify";
import type { CallAnswer } from "@/lib/calls/call";
import {
  type Catalogue,
  type CatalogueEdit,
  catalogPriceCalls,
} from "@/lib/resources/catalog_price/catalog-price.calls";

type Head = CallAnswer<typeof catalogPriceCalls.edit>;
type Place = "name" | "description" | "currencyId" | "storages";
type Success = "nameUpdated" | "descriptionUpdated" | "currencyUpdated" | "storageAdded" | "storageRemoved";

/** Name, description, currency and storages of a catalogue, each sent by itself; a failure is told at its place. */
export function useSentEdits({ id, ...detail }: Catalogue, errorText: (error: unknown) => string) {
  const t = useTranslations("catalog_price.form");
  const send = useCallSender();
  const cache = useQueryClient();
  const [head, setHead] = useState<Head>(detail);
  const [faults, setFaults] = useState<Partial<Record<Place, string>>>({});
  const [sending, setSending] = useState(0);

  /** The preview and the list read it again when they are shown; a price list of thousands is not read for each change. */
  const markStale = (): void => {
    for (const call of [catalogPriceCalls.one, catalogPriceCalls.list])
      void cache.invalidateQueries({ queryKey: [call.id], refetchType: "none" });
  };

  async function edit(place: Place, body: CatalogueEdit, success: Success): Promise<boolean> {
    setSending((count) => count + 1);
    setFaults((before) => ({ ...before, [place]: undefined }));
    try {
      const { data } = await send(catalogPriceCalls.edit, { params: { id }, body });
      setHead(data);
      markStale();
      if (place === "name") void cache.invalidateQueries({ queryKey: [catalogPriceCalls.list.id] });
      notifySuccess(t(success));
      return true;
    } catch (error) {
      setFaults((before) => ({ ...before, [place]: errorText(error) }));
      return false;
    } finally {
      setSending((count) => count - 1);
    }
  }

  return {
    head,
    faults,
    isSending: sending > 0,
    markStale,
    rename: (name: string) => edit("name", { name }, "nameUpdated"),
    describe: (description: string) => edit("description", { description }, "descriptionUpdated"),
    setCurrency: (currencyId: number) => void edit("currencyId", { currencyId }, "currencyUpdated"),
    addStorage: (storage: number) => void edit("storages", { storagesToAdd: [storage] }, "storageAdded"),
    removeStorage(storage: number) {
      // CATA-022: the last one stays.
      if (head.storages.length <= 1) setFaults((before) => ({ ...before, storages: t("storagesRequired") }));
      else void edit("storages", { storagesToRemove: [storage] }, "storageRemoved");
    },
  };
}
