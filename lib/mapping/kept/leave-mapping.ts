import { browserStore, tabStore } from "@/lib/browser/store";
import { isWorkOf } from "../../record-form/stored-work";
import { isMappingKey } from "./is-mapping-key";
import { mappingOpenKey, unsentCellsPrefix } from "./kept-keys";

/** /drafts is shown in this tab. */
export function enterMapping(): void {
  tabStore.write(mappingOpenKey, "1");
}

/**
 * A page is shown in this tab, or is no longer. Where it is another one than /drafts, which was open here, that was left, and
 * all that mapping keeps is forgotten (MAPP-019).
 */
export function leaveMapping(): void {
  if (window.location.pathname === "/drafts" || tabStore.read(mappingOpenKey) === null) return;
  browserStore.dropAll(isMappingKey);
  tabStore.dropAll(isMappingKey);
}

/** A page begins: cells that somebody else changed in this tab and did not send are dropped. @param who e-mail of who is signed in */
export function dropUnsentOfOthers(who: string): void {
  tabStore.dropAll((key) => key.startsWith(unsentCellsPrefix) && !isWorkOf(tabStore.read(key) ?? "", who));
}
