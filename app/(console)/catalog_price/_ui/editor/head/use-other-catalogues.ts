"use client";

import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { cataloguesOf } from "@/components/resources/catalog_price/catalogues-of";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { isPresent } from "@/lib/resources/catalog_price/present-catalogue";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { joinIsolated } from "@/lib/texts/isolated";

/** A catalogue as it is saved. */
export interface OwnCatalogue {
  id: number;
  name: string;
}

/**
 * What other catalogues have to do with the storages of this one: a storage sells by one alone, though it may be in
 * several. The default one counts only where a storage sells by it though it has this one: it applies where no other does.
 *
 * @param own undefined where the catalogue is new
 * @returns in words, by storage; without those of which there is nothing to tell
 */
export function useOtherCatalogues(
  chosen: readonly number[],
  own: OwnCatalogue | undefined,
): ReadonlyMap<number, string> {
  const t = useTranslations("catalog_price.storages");
  const [saved] = useState(own === undefined ? [] : chosen);
  const [ownBefore] = useState(own);
  const added = chosen.filter((id) => !saved.includes(id));
  // What is added to a saved catalogue sells by it at once.
  const sellers = usePresentCatalogues(own === undefined ? chosen : saved);
  const byDefault = useDefault(own === undefined);
  const lists = useQueries({ queries: added.map(cataloguesOf) });

  const told = new Map<number, string>();
  // What is known of a storage may have the name that this one had until now.
  const usual = [own ?? byDefault, ownBefore].filter((each) => each !== undefined);
  for (const { id, catalogPrice } of sellers)
    if (catalogPrice !== undefined && usual.length > 0 && !usual.some((each) => isPresent(catalogPrice, each)))
      told.set(id, t("sellsBy", { name: catalogPrice.name }));
  for (const [index, id] of added.entries()) {
    const others = lists[index]?.data?.data.items.filter((each) => each.id !== own?.id && !each.isDefault) ?? [];
    if (others.length > 0)
      told.set(
        id,
        t("alsoIn", {
          names: joinIsolated(
            others.map(({ name }) => name),
            ", ",
          ),
        }),
      );
  }
  return told;
}

/** By which catalogue each of these storages sells. */
function usePresentCatalogues(ids: readonly number[]) {
  const options = { enabled: ids.length > 0, placeholderData: keepPreviousData, meta: { quiet: true } };
  return useCallQuery(storagesCalls.options, { query: { ids } }, options).data?.data ?? [];
}

/** The default catalogue; undefined until it is known. */
function useDefault(isAsked: boolean): OwnCatalogue | undefined {
  const query = { isDefault: true, limit: 1 };
  const options = { enabled: isAsked, meta: { quiet: true } };
  return useCallQuery(catalogPriceCalls.list, { query }, options).data?.data.items[0];
}
