/** What the keys of ticked rows begin with in the tab's own storage; the list's page follows. */
export const ticksKey = "ticked-rows/";
