"use client";

import { useTranslations } from "next-intl";
import type { ClipboardEvent } from "react";
import { SearchField } from "@/components/form/picker/search-field";
import { useSearch } from "@/components/form/picker/use-search";
import type { Choice } from "@/lib/choices/source";
import { platformProducts } from "@/lib/resources/products/product-source";
import { isScannedCode } from "@/lib/resources/products/scanned-code";

interface AddProductProps {
  /** Of the text that says what is wrong with the list as a whole. */
  errorId: string | undefined;
  isDisabled?: boolean;
  /** What is said of a scanned code of no product. */
  undocumentedText?: string;
  /** What a text that is left without a choice is told as: a row that lacks its product, as not chosen, or not at all. */
  left?: "required" | "unchosen" | "untold";
  onAdd(product: Choice): void;
  /** A part of a spreadsheet, which a field of one line would make one line of; where it is not taken it is pasted as any text. */
  onPaste?(table: string): void;
}

/** Finds a product for a grid: by core id, name or barcode, and once more on the public platform (2§5). */
export function AddProduct({
  errorId,
  isDisabled = false,
  undocumentedText,
  left = "unchosen",
  onAdd,
  onPaste,
}: AddProductProps) {
  const t = useTranslations("common.addProduct");
  const search = useSearch(platformProducts, onAdd);
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (onPaste === undefined || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }
  return (
    <fieldset disabled={isDisabled} onPaste={paste} className="min-w-0 disabled:opacity-60">
      <SearchField
        label={t("label")}
        placeholder={t("placeholder")}
        search={search}
        noneText={(isScannedCode(search.typed.trim()) && undocumentedText) || t("none")}
        failedText={t("failed")}
        errorId={errorId}
        {...(left === "required" && { requiredText: t("required") })}
        needsChoice={left !== "untold"}
      />
    </fieldset>
  );
}
