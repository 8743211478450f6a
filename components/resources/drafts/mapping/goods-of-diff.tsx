"use client";

import { useTranslations } from "next-intl";
import { type MachineDiff, sumPieces } from "@/lib/resources/drafts/approval/machine-diff";

/** What is taken back, and what there is room for, by product. */
export function Goods({ diff: { removed, bring } }: { diff: Pick<MachineDiff, "removed" | "bring"> }) {
  const t = useTranslations("mapping.approve.changes");
  const back = removed.filter(({ pieces }) => pieces !== 0);
  return (
    <>
      {back.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">
            {piecesText(sumPieces(back), (count) => t("takeBack", { count }), t("takeBackUnknown"))}
          </p>
          <ul className="list-disc pl-5">
            {back.map(({ product, pieces }) => (
              <li key={product.id} className="wrap-anywhere">
                {pieces === undefined ? product.name : t("pieces", { product: product.name, count: pieces })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {bring.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">
            {piecesText(
              sumPieces(bring),
              (count) => t("bring", { count }),
              t("bringCells", { count: bring.reduce((sum, { cells }) => sum + cells, 0) }),
            )}
          </p>
          <ul className="list-disc pl-5">
            {bring.map(({ product, cells, pieces }) => (
              <li key={product.id} className="wrap-anywhere">
                {pieces === undefined
                  ? t("cells", { product: product.name, count: cells })
                  : t("pieces", { product: product.name, count: pieces })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function piecesText(sum: number | undefined, known: (count: number) => string, unknown: string): string {
  return sum === undefined ? unknown : known(sum);
}
