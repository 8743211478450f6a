import { money, moneyText } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import type { Service } from "./services.calls";

/** What the form holds: all as text, as it is typed. */
export interface ServiceForm {
  name: string;
  price: string;
  type: string;
  category: string;
  provider: string;
  active: boolean;
}

export const newService: ServiceForm = { name: "", price: "", type: "1", category: "", provider: "", active: true };

export function toForm({ name, price, type, category, provider, active }: Service): ServiceForm {
  return { name, price, type: String(type), category, provider: String(provider.id), active };
}

/** The form as the calls take it. */
export function toBody({ name, price, type, category, provider, active }: ServiceForm) {
  return {
    name: name.trim(),
    price: priceText(price),
    type: Number(type),
    category: category.trim(),
    provider: Number(provider),
    active,
  };
}

const highestPrice = "999999999.99";

/** SERV-006: a number with at most two places. */
export function isPrice(typed: string): boolean {
  const decimal = readTypedDecimal(typed);
  return decimal !== undefined && money(decimal).lte(highestPrice);
}

/** One text for each price, so that 12.5 is no change of 12.50; what is no price stays as it was typed, and is refused. */
function priceText(typed: string): string {
  const decimal = readTypedDecimal(typed);
  return decimal === undefined ? typed.trim() : moneyText(money(decimal));
}
