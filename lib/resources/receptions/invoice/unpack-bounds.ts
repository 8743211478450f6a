/** In bytes, of all that is read of a file. */
export const mostUnpacked = 5 * 1024 * 1024;
