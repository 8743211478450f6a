import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

/** What a control inside a field spreads on itself, so that label, hint and error are read with it. */
export interface FieldControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  /** What is to be looked at though it bars nothing; stands in place of the hint. */
  warning?: string | undefined;
  /** Already a text for people. */
  error?: string;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. The error's line is kept free, so nothing jumps. */
export function Field({ label, hint, warning, error, className, children }: FieldProps) {
  const id = useId();
  const message = error ?? warning ?? hint;
  const tone = toneOf(error, warning);
  return (
    <div className={classNames("grid gap-1", className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error !== undefined,
        "aria-describedby": message === undefined ? undefined : `${id}-message`,
      })}
      <p id={`${id}-message`} role={tone.role} className={classNames("min-h-4.5 text-sm", tone.className)}>
        {message}
      </p>
    </div>
  );
}

function toneOf(error: string | undefined, warning: string | undefined) {
  if (error !== undefined) return { role: "alert", className: "text-danger" };
  if (warning !== undefined) return { role: "status", className: "text-warning" };
  return { role: undefined, className: "text-ink-muted" };
}
