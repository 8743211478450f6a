"use client";

import { useTranslations } from "next-intl";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { readTsv } from "@/lib/grid/clipboard/tsv";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { isAnyCode, readPastedList } from "@/lib/resources/drafts/editing/pasted-list";
import { readGtin } from "@/lib/scan/codes/gtin";
import { useProductsOfCodes } from "./use-products-of-codes";

/** Cells that one paste may be for: more than any machine has. */
const mostLines = 5_000;

/** @param at the key of the cell where the keys are: it is for this one where none is selected */
export type PasteCodes = (text: string, at: number | undefined) => Promise<void>;

/** Barcodes from a spreadsheet: a column of them, also beside the names of their cells, or a block as it stands. */
export function useCodePaste(work: MappingWork): PasteCodes {
  const t = useTranslations("mapping.scan");
  const errorText = useErrorText();
  const productsOf = useProductsOfCodes();
  return async (text, at) => {
    if (text.trim() === "") return;
    const lines = readTsv(text)
      .slice(0, mostLines)
      .map((cells) => cells.map((cell) => cell.trim()));
    // Whoever clicks elsewhere while they are looked up has meant these cells.
    const named = work.productsByName();
    const list = readPastedList(lines, {
      isCell: (said) => work.keyOf(said) !== undefined,
      isAlias: work.isNamedAlike,
      isProduct: (said) => named.has(said),
    });
    if (list.kind !== "named" && at !== undefined) work.selectAt(at);
    if (list.kind !== "named" && work.selection.keys.size === 0) return work.tellNoneSelected();
    const asked = work.codesInto(list);
    if (asked.length === 0) return;
    try {
      const codes = asked.map(({ code }) => code).filter(isAnyCode);
      const products = await productsOf(codes);
      // A spreadsheet has it with fewer digits than the product, or with more, as a scanner may.
      const formsOf = (code: string): readonly string[] => readGtin(code)?.barcodes ?? [];
      const others = await productsOf(codes.filter((code) => !products.has(code)).flatMap(formsOf));
      const productOf = (code: string) =>
        products.get(code) ?? formsOf(code).flatMap((form) => others.get(form) ?? [])[0] ?? named.get(code);
      work.pasteCodes(asked.map((each) => ({ ...each, product: productOf(each.code) })));
    } catch (error) {
      notifyError(errorText(error) || t("failed"));
    }
  };
}
