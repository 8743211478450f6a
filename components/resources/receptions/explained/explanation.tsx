"use client";

import { useMemo } from "react";
import { explainNote } from "@/lib/resources/receptions/totals-explained";
import type { Figure, Origin } from "./figure";
import { NoteFigure } from "./note-figure";
import { ReturnFigure } from "./return-figure";

/** Where a figure comes from: formula, inputs and rounding, down to the lines. */
export function Explanation({ figure, origin }: { figure: Figure; origin: Origin }) {
  return origin.kind === "return" ? (
    <ReturnFigure figure={figure} origin={origin} />
  ) : (
    <WholeNote figure={figure} origin={origin} />
  );
}

function WholeNote({
  figure,
  origin: { lines, discounts },
}: {
  figure: Figure;
  origin: Extract<Origin, { kind: "note" }>;
}) {
  const note = useMemo(() => explainNote(lines, discounts), [lines, discounts]);
  return <NoteFigure figure={figure} note={note} names={lines.map(({ product }) => product.name)} />;
}
