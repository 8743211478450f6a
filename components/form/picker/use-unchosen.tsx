import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";

interface Unchosen {
  /** Whether what stands in the field is told where the field is left. */
  isKept: boolean;
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
 * @param text that it is told in; undefined where such a text may go unsaid
 */
export function useUnchosen(
  input: RefObject<HTMLInputElement | null>,
  typed: string,
  text: string | undefined,
): Unchosen {
  const id = useId();
  const [isLeft, setIsLeft] = useState(false);
  const isKept = text !== undefined && typed.trim() !== "";
  const told = isLeft && isKept ? text : undefined;
  useEffect(() => input.current?.setCustomValidity(told ?? ""), [input, told]);
  return {
    isKept,
    leave: () => setIsLeft(true),
    forget: () => setIsLeft(false),
    marks: told === undefined ? {} : { "aria-invalid": true, "aria-describedby": id },
    notice: told !== undefined && (
      <p id={id} role="alert" className="px-3 py-1 text-danger text-sm">
        {told}
      </p>
    ),
  };
}
