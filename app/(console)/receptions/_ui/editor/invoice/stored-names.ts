import { supplierNamesKey, withName } from "@/lib/resources/receptions/supplier-names";

/** What this browser keeps of suppliers' names, for all accounts. */
export function storedNames(): string | null {
  try {
    return localStorage.getItem(supplierNamesKey);
  } catch {
    // A browser that keeps nothing for us remembers no name.
    return null;
  }
}

/** What a supplier's name means from now on. */
export function keepName(account: string, meaning: Parameters<typeof withName>[2]): void {
  try {
    localStorage.setItem(supplierNamesKey, withName(storedNames(), account, meaning));
  } catch {
    // It is asked for again next time.
  }
}
