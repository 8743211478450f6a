import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";

interface Unchosen {
  /** Whether what stands in the field is told where the field is left. */
  isKept: boolean;
  isTold: boolean;
  /** The field is left. */
  leave(): void;
  /** One types on. */
  forget(): void;
  /** Of the field, while it is told. */
  marks: { "aria-invalid"?: true; "aria-describedby"?: string };
  /** Where it is told. */
  notice: ReactNode;
}

/**
 * What was typed into a search and is left there without a choice: it is told, and the form is not sent while it stands
 * (`entryRefusedIn`).
 * @param requiredText that it is told in, whatever the field holds
 * @param isEmpty nothing else will stand there again once it is left: it is told in any case
 */
export function useUnchosen(
  input: RefObject<HTMLInputElement | null>,
  typed: string | undefined,
  requiredText: string | undefined,
  isEmpty = false,
): Unchosen {
  const t = useTranslations("common.picker");
  const id = useId();
  const [isLeft, setIsLeft] = useState(false);
  const text = requiredText ?? (isEmpty ? t("chooseOrClear", { typed: typed ?? "" }) : undefined);
  const isKept = text !== undefined && typed !== undefined && typed.trim() !== "";
  const told = isLeft && isKept ? text : undefined;
  useEffect(() => input.current?.setCustomValidity(told ?? ""), [input, told]);
  return {
    isKept,
    isTold: told !== undefined,
    leave: () => setIsLeft(true),
    forget: () => setIsLeft(false),
    marks: told === undefined ? {} : { "aria-invalid": true, "aria-describedby": id },
    notice: told !== undefined && (
      <p id={id} role="alert" className="py-1 text-danger text-sm wrap-anywhere">
        {told}
      </p>
    ),
  };
}
