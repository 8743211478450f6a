"use client";

import { useTranslations } from "next-intl";
import { ProductPicker } from "@/components/resources/products/product-picker";
import { anyProducts } from "@/lib/resources/products/product-source";

/** Of two that are alike the end of the name, which is the size, tells which is meant. */
const products = { ...anyProducts, longestLabel: 80 };

interface Chosen {
  /** As text; empty where none is chosen. */
  id: string;
  name: string;
}

export interface ChosenProducts {
  from: Chosen;
  to: Chosen;
}

const nothing: Chosen = { id: "", name: "" };

export const nothingChosen: ChosenProducts = { from: nothing, to: nothing };

interface ReplacedProductsProps {
  chosen: ChosenProducts;
  /** What was found of them is worked on. */
  isHeld: boolean;
  onChange(chosen: ChosenProducts): void;
}

/** The product that goes and the one that comes. */
export function ReplacedProducts({ chosen, isHeld, onChange }: ReplacedProductsProps) {
  const t = useTranslations("drafts.machines.replace");
  return (
    <fieldset disabled={isHeld} className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-2 lg:max-w-4xl">
      <legend className="sr-only">{t("products")}</legend>
      <ProductPicker
        label={t("from")}
        source={products}
        error={undefined}
        value={chosen.from.id}
        onChange={(id, choice) => onChange({ ...chosen, from: { id, name: choice?.name ?? "" } })}
      />
      <ProductPicker
        label={t("to")}
        hint={t("toHint")}
        source={products}
        error={undefined}
        value={chosen.to.id}
        onChange={(id, choice) => onChange({ ...chosen, to: { id, name: choice?.name ?? "" } })}
      />
    </fieldset>
  );
}
