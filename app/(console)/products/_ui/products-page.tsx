"use client";

import { ListPage } from "@/components/list/list-page";
import { productsList } from "@/lib/resources/products/products.list";
import { DocumentationPreview } from "./documentation-preview";

export function ProductsPage() {
  return <ListPage list={productsList} preview={DocumentationPreview} />;
}
