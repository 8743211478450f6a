"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { productsList } from "@/lib/resources/products/products.list";
import { DocumentationPreview } from "./documentation-preview";

/** Asked for when it is opened: the list needs no form. */
const forms = { import: dynamic(async () => (await import("./import-product")).ImportProduct, { ssr: false }) };

export function ProductsPage() {
  return <ListPage list={productsList} preview={DocumentationPreview} forms={forms} />;
}
