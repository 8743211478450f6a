"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callQuery } from "@/components/calls/call-query";
import { ConsoleError } from "@/lib/errors/console-error";
import { refusedField } from "@/lib/record-form/refused-field";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";

/** More catalogues than have one name as a part of theirs. */
const mostAlike = 50;

/**
 * @returns a function that says in the person's own language that another catalogue has a refused name already: the
 *   platform speaks its own. Any other error is given back as it is.
 */
export function useTakenName() {
  const t = useTranslations("catalog_price.form");
  const cache = useQueryClient();
  return async (error: unknown, name: string): Promise<unknown> => {
    if (!(error instanceof ConsoleError) || refusedField(error.shownText, ["name"]) === undefined) return error;
    const args = { query: { search: name.trim(), limit: mostAlike, offset: 0 } };
    const found = await cache
      .fetchQuery({
        ...callQuery(catalogPriceCalls.list, args),
        staleTime: 0,
        meta: { quiet: true },
      })
      .catch(() => undefined);
    const other = found?.data.items.find((each) => each.name === name.trim());
    if (other === undefined) return error;
    const shownText = `name: ${t("nameTaken", { id: other.id, name: other.name })}`;
    return new ConsoleError(error.code, { shownText, isTranslated: true });
  };
}
