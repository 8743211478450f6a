"use client";

import { useTranslations } from "next-intl";
import type { ClipboardEvent } from "react";
import { SearchBox } from "@/components/form/search/search-box";
import { useSearch } from "@/components/form/search/use-search";
import { platformProducts } from "@/lib/resources/products/product-source";
import { isScannedCode } from "@/lib/resources/products/scanned-code";
import type { Choice } from "@/lib/search/source";

interface AddProductProps {
  /** Of the text that says what is wrong with the list as a whole. */
  errorId: string | undefined;
  isDisabled?: boolean;
  /** What is said of a scanned code of no product. */
  undocumentedText?: string;
  onAdd(product: Choice): void;
  /** A part of a spreadsheet, which a field of one line would make one line of. */
  onPaste(table: string): void;
}

/** Finds a product for a grid: by core id, name or barcode, and once more on the public platform (2§5). */
export function AddProduct({ errorId, isDisabled = false, undocumentedText, onAdd, onPaste }: AddProductProps) {
  const t = useTranslations("common.addProduct");
  const search = useSearch(platformProducts, onAdd);
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }
  return (
    <fieldset disabled={isDisabled} onPaste={paste} className="min-w-0 disabled:opacity-60">
      <SearchBox
        label={t("label")}
        placeholder={t("placeholder")}
        search={search}
        noneText={(isScannedCode(search.typed.trim()) && undocumentedText) || t("none")}
        failedText={t("failed")}
        errorId={errorId}
        requiredText={t("required")}
      />
    </fieldset>
  );
}
