import type { PlatformContext } from "../../platform-context";

/** Where a browser finds the picture of a product. */
export function pictureUrl({ publicUrl }: PlatformContext, productId: number): string {
  return `${publicUrl()}/pictures/products/${productId}.svg`;
}
