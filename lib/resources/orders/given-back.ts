import { type MoneyText, money, moneyText } from "@/lib/money/decimal";

/** The amount of a refund with its sign: below 0, whichever sign it has on the wire. */
export function givenBack(amount: string): MoneyText {
  return moneyText(money(amount).abs().neg());
}
