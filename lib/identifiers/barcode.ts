/** In characters, as products keep them: a code of anybody's own may be one. */
export const longestBarcode = 32;
