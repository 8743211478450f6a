import type { CellProduct } from "../drafts.calls";

interface KnownProduct {
  id: number;
  name: string;
  barcode?: string | undefined;
  image?: string | undefined;
  productNodeReference?: number | undefined;
}

/** A product as a cell holds it. Where its node reference is not told its id stands for it: what is sent of it is the id alone. */
export function cellProductOf({ id, name, barcode, image, productNodeReference = id }: KnownProduct): CellProduct {
  return { id, name, barcode, productNodeReference, image };
}
