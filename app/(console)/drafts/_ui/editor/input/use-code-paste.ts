"use client";

import { useTranslations } from "next-intl";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { readTsv } from "@/lib/grid/clipboard/tsv";
import { longestBarcode } from "@/lib/identifiers/barcode";
import { isCodeBlock } from "@/lib/resources/drafts/editing/code-block";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { useProductsOfCodes } from "./use-products-of-codes";

/** Cells that one paste may be for: more than any machine has. */
const mostLines = 5_000;

const isCode = (text: string): boolean => /^[\w-]+$/.test(text) && /\d{4}/.test(text) && text.length <= longestBarcode;

/**
 * Barcodes from a spreadsheet: a column of them, a line for each cell, of several columns the one with the codes; or a block of
 * them, as it stands.
 */
export function useCodePaste(work: MappingWork): (text: string) => Promise<void> {
  const t = useTranslations("mapping.scan");
  const errorText = useErrorText();
  const productsOf = useProductsOfCodes();
  return async (text) => {
    const table = readTsv(text)
      .slice(0, mostLines)
      .map((cells) => cells.map((cell) => cell.trim()));
    const isBlock = isCodeBlock(table);
    const codes = isBlock ? table.flat() : table.map(columnCode);
    if (codes.every((code) => code === "")) return;
    // Whoever clicks elsewhere while they are looked up has meant these cells.
    const targets = isBlock ? work.blockTargets(table) : work.codeTargets();
    try {
      const products = await productsOf(codes.filter(isCode));
      const named = work.productsByName();
      work.pasteCodes(
        codes.map((code) => ({ code, product: products.get(code) ?? named.get(code) })),
        targets,
      );
    } catch (error) {
      notifyError(errorText(error) || t("failed"));
    }
  };
}

function columnCode(cells: readonly string[]): string {
  return cells.find(isCode) ?? cells.find((cell) => cell !== "") ?? "";
}
