import { browserStore } from "@/lib/browser/store";
import { supplierNamesKey, withName } from "@/lib/resources/receptions/supplier-names";

/** What this browser keeps of suppliers' names, for all accounts. */
export function storedNames(): string | null {
  return browserStore.read(supplierNamesKey);
}

/** What a supplier's name means from now on; where the browser keeps nothing, it is asked for again next time. */
export function keepName(account: string, meaning: Parameters<typeof withName>[2]): void {
  browserStore.write(supplierNamesKey, withName(storedNames(), account, meaning));
}
