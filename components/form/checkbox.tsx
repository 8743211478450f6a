import { type ComponentProps, useId } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  hint?: string;
  /** One of several that share a name, of which one is chosen. */
  type?: "radio";
}

/** The native box: it works by keyboard and touch as everyone knows it. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex gap-2.5">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-action"
        {...rest}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
