"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo, useMemo, useState, useSyncExternalStore } from "react";
import { Select } from "@/components/form/select";
import { defaultCurrency } from "@/lib/money/currency";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { MachineFacts } from "@/lib/resources/drafts/facts/machine-facts";
import { PaletteProduct } from "./palette-product";

interface PaletteGroupsProps {
  work: MappingWork;
  /** Of the machine whose facts are shown; undefined where nothing is known of it. */
  machine: MachineFacts | undefined;
}

const groups = ["mapped", "sold", "warehouse"] as const;
type Group = (typeof groups)[number];

/** More are found by the search: a list of thousands is no choice. */
const mostShown = 60;

interface Offered {
  product: CellProduct;
  note: string | undefined;
}

/**
 * Products to choose from without searching: those of this mapping, of what the machine sells, of what the warehouse has.
 * Whatever is selected, they are the same.
 */
export const PaletteGroups = memo(function PaletteGroups({ work, machine }: PaletteGroupsProps) {
  const t = useTranslations("mapping.palette");
  const [group, setGroup] = useState<Group>("mapped");
  const offers = useMemo(() => offersOf(machine), [machine]);
  const known = groups.filter((each) => each === "mapped" || offers[each].length > 0);
  const shown = known.includes(group) ? group : "mapped";
  const noteOf = useNotes();
  const mapped = useMapped(work);
  const offered: Offered[] =
    shown === "mapped"
      ? mapped.map((product) => ({ product, note: noteOf("mapped", machine?.sold?.get(product.id)) }))
      : offers[shown].map((each) => ({ product: asCellProduct(each), note: noteOf(shown, each) }));
  return (
    <section className="grid gap-1">
      <h3 className="font-medium text-sm">{t(shown, { count: offered.length })}</h3>
      {known.length > 1 && (
        <Select
          size="cell"
          aria-label={t("groups")}
          value={shown}
          onChange={({ target }) => setGroup(groups.find((each) => each === target.value) ?? "mapped")}
        >
          {known.map((each) => (
            <option key={each} value={each}>
              {t(`group.${each}`)}
            </option>
          ))}
        </Select>
      )}
      <ul className="grid gap-1">
        {offered.slice(0, mostShown).map(({ product, note }) => (
          <PaletteProduct key={product.id} product={product} work={work} note={note} />
        ))}
      </ul>
      {offered.length > mostShown && (
        <p className="text-ink-muted text-sm">{t("first", { most: mostShown, count: offered.length })}</p>
      )}
    </section>
  );
});

type SoldThere = NonNullable<ReturnType<NonNullable<MachineFacts["sold"]>["get"]>>;

/** What is sold most comes first. */
function offersOf(machine: MachineFacts | undefined): Record<Exclude<Group, "mapped">, SoldThere[]> {
  const { compare } = new Intl.Collator();
  const sold = [...(machine?.sold?.values() ?? [])].sort(
    (one, other) => (other.soldLately ?? 0) - (one.soldLately ?? 0) || compare(one.name, other.name),
  );
  return { sold, warehouse: sold.filter(({ warehouseStock = 0 }) => warehouseStock > 0) };
}

/** Each product once, in the order of their cells; the same until another cell's content is another one. */
function useMapped({ editor: { store } }: MappingWork): readonly CellProduct[] {
  const version = useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  return useMemo(() => {
    const products = store.rows().flatMap(({ content: { product } }) => product ?? []);
    return { version, products: [...new Map(products.map((product) => [product.id, product])).values()] };
  }, [store, version]).products;
}

function asCellProduct({ product_node_reference, ...sold }: SoldThere): CellProduct {
  return cellProductOf({ ...sold, productNodeReference: product_node_reference });
}

function useNotes() {
  const t = useTranslations("mapping");
  const locale = useLocale();
  return (group: Group, sold: SoldThere | undefined): string | undefined => {
    if (sold === undefined) return undefined;
    const { price, soldLately, warehouseStock } = sold;
    const parts = [
      price && `${formatAmount(price, locale)} ${defaultCurrency}`,
      group === "warehouse" && warehouseStock !== undefined
        ? t("palette.inWarehouse", { n: formatQuantity(warehouseStock, locale) })
        : soldLately !== undefined && t("shown.sold", { n: formatQuantity(soldLately, locale) }),
    ].filter(Boolean);
    return parts.length === 0 ? undefined : parts.join(" · ");
  };
}
