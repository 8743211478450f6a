import { expect, type Page } from "@playwright/test";
import { tokensHandedOut } from "../session/tokens";
import type { Stack } from "../support/isolated-stack";

interface KnownPrice {
  productPriceId: number;
  product: number;
  label: string;
}

/** In the order of the grid. */
export async function pricesOf(page: Page, stack: Stack, catalogue: number): Promise<KnownPrice[]> {
  const answer = await page.request.get(`${stack.address}/api/rest/catalogs_prices/${catalogue}`, {
    headers: { "x-bff": "1" },
  });
  const { data }: { data: { productPrices: KnownPrice[] } } = await answer.json();
  return data.productPrices;
}

/** Somebody else, past the console; with the token of whoever signed in last. */
export async function sendElsewhere(
  stack: Stack,
  method: "PATCH" | "DELETE",
  path: string,
  body?: object,
): Promise<void> {
  const tokens = tokensHandedOut(stack.platformRecording).filter((token) => token.includes("."));
  const answer = await fetch(`${stack.platformUrl}/${path}`, {
    method,
    headers: { "x-auth-token": tokens.at(-1) ?? "", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
}

/** @param price none removes it */
export function changeElsewhere(
  stack: Stack,
  catalogue: number,
  { productPriceId, product }: KnownPrice,
  price?: string,
): Promise<void> {
  const path = `products_prices/${productPriceId}`;
  if (price === undefined) return sendElsewhere(stack, "DELETE", path);
  return sendElsewhere(stack, "PATCH", path, { catalogPrice: catalogue, product, price });
}
