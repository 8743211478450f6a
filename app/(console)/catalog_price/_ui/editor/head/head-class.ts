/** Name and currency stand side by side: the price list below is what people come for. */
export const headClass = "grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem]";

/** So do the description and the storages. */
export const headRestClass = "grid items-start gap-x-4 gap-y-2 sm:grid-cols-2";
