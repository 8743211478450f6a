"use client";

import { useQueryClient } from "@tanstack/react-query";
import { callQuery } from "@/components/calls/call-query";
import { useProductsByBarcode } from "@/components/resources/products/use-documented-products";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { mostIds, productsCalls } from "@/lib/resources/products/products.calls";
import type { DeliverySources } from "@/lib/resources/receptions/delivery";
import { namesOfSupplier } from "@/lib/resources/receptions/supplier-names";
import { storedNames } from "./stored-names";

/** Of companies that hold a number, as many as are looked through. */
const mostCompanies = 50;

/** What an invoice is looked up in. @param account whose names count */
export function useDeliverySources(account: string): DeliverySources {
  const cache = useQueryClient();
  const byBarcode = useProductsByBarcode();
  async function ask<C extends Call>(call: C, args: CallArgs<C>): Promise<CallAnswer<C>> {
    const { data } = await cache.fetchQuery({ ...callQuery(call, args), meta: { quiet: true } });
    return data;
  }
  return {
    companies: async (search) =>
      (await ask(companiesCalls.list, { query: { search, limit: mostCompanies, order: "ASC" } })).items,
    currencies: () => ask(lookupsCalls.currencies, {}),
    rates: () => ask(lookupsCalls.ratesVat, {}),
    byBarcode,
    byId: async (ids) =>
      (await ask(productsCalls.list, { query: { ids, limit: mostIds, offset: 0 } })).items.map(
        ({ core_id, name, barcode, image }) => ({ id: core_id, name, barcode, image }),
      ),
    names: (cui) => namesOfSupplier(storedNames(), account, cui),
  };
}
