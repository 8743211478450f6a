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
  /** Already a text for people. */
  error?: string;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. The error's line is kept free, so nothing jumps. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
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
      <p
        id={`${id}-message`}
        role={error === undefined ? undefined : "alert"}
        className={classNames("min-h-4.5 text-sm", error === undefined ? "text-ink-muted" : "text-danger")}
      >
        {message}
      </p>
    </div>
  );
}
