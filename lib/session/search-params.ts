/** A page's query as Next hands it over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;
