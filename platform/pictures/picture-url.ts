import type { PlatformContext } from "../platform-context";

/** Where a browser finds a picture of a product. @param view which of its pictures, 1 to 3 */
export function pictureUrl({ publicUrl }: PlatformContext, productId: number, view = 1): string {
  return `${publicUrl()}/pictures/products/${productId}${view === 1 ? "" : `-${view}`}.svg`;
}
