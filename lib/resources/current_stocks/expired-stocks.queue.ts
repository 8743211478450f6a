import type { ListQueue } from "@/lib/list/declare/list-queue";
import type { Stock } from "./current-stocks.calls";
import { expiredStocks as expired } from "./expiry";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "expired-stocks": never;
  }
}

/** With pieces left past their last day. */
export const expiredStocks: ListQueue<Stock> = {
  filters: (today) => expired(today).filters,
  sort: { key: "expirationDate", order: "ASC" },
  due: ({ expirationDate }) => expirationDate,
  belongs: ({ stock, expirationDate }, { today }) =>
    stock > 0 && expirationDate !== undefined && expirationDate < today,
  who: ({ product }) => product.name,
};
