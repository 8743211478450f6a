"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TextInput } from "@/components/form/text-input";
import { money } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { mostPieces } from "@/lib/resources/inventory/inventory-bodies";
import type { Tolerance } from "@/lib/resources/inventory/review/tolerance";

interface ToleranceFieldsProps {
  tolerance: Tolerance;
  onChange(tolerance: Tolerance): void;
}

/** Up to which difference a product is folded. It is a view: nothing of it is kept or sent. */
export function ToleranceFields({ tolerance, onChange }: ToleranceFieldsProps) {
  const t = useTranslations("inventory.review.tolerance");
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-left mr-2 text-sm">{t("title")}</legend>
      <ToleranceField
        label={t("pieces")}
        unit={t("piecesUnit")}
        fault={t("piecesFault")}
        value={String(tolerance.pieces)}
        read={(typed) => (/^\d{1,5}$/.test(typed) && Number(typed) <= mostPieces ? String(Number(typed)) : undefined)}
        onRead={(pieces) => onChange({ ...tolerance, pieces: Number(pieces) })}
      />
      <ToleranceField
        label={t("percent")}
        unit="%"
        fault={t("percentFault")}
        value={tolerance.percent}
        read={(typed) => {
          const percent = readTypedDecimal(typed);
          return percent === undefined || money(percent).gt(100) ? undefined : percent;
        }}
        onRead={(percent) => onChange({ ...tolerance, percent })}
      />
    </fieldset>
  );
}

interface ToleranceFieldProps {
  label: string;
  unit: string;
  fault: string;
  value: string;
  /** @returns undefined of what is none */
  read(typed: string): string | undefined;
  onRead(value: string): void;
}

/** What is no tolerance stays in its field with its fault, and the earlier one holds. */
function ToleranceField({ label, unit, fault, value, read, onRead }: ToleranceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const entered = typed.trim() === "" ? "0" : typed.trim();
  const isFaulty = read(entered) === undefined;
  return (
    <span className="flex items-center gap-1.5">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput
        id={id}
        size="bar"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={typed}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const now = read(target.value.trim() === "" ? "0" : target.value.trim());
          if (now !== undefined) onRead(now);
        }}
        onFocus={({ target }) => target.select()}
      />
      <span className="text-ink-muted text-sm">{unit}</span>
      {isFaulty && (
        <span id={`${id}-fault`} role="alert" className="text-danger text-sm">
          {fault}
        </span>
      )}
    </span>
  );
}
