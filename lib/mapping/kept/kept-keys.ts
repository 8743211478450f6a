/** What /drafts notes in this browser, under the names of the documents: ids, and the start date last chosen (MAPP-022). */
export type MappingIdKey = "bob-blueprint" | "mapping-draft" | "live-mapping" | "live-mapping-stocks";

export const appliedDateKey = "appliedDate";

/** Whose those are, by the account's mark. */
export const mappingOwnerKey = "mapping-account";

/** In the tab's own storage: /drafts has been open in this tab, and was not left. */
export const mappingOpenKey = "mapping-open";

/** In the tab's own storage, before the domain and id of a mapping: its cells that were changed and not sent, kept as forms' work is. */
export const unsentCellsPrefix = "kept-work/";
