import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  /** `cell`: in a row of a grid. */
  size?: "field" | "cell";
}

const sizes = { field: "h-10 px-2.5", cell: "h-7 px-1" };

/** The native list of choices: it works by keyboard, touch and screen reader as everyone knows it. */
export function Select({ className, size = "field", ...rest }: SelectProps) {
  return (
    <select
      className={classNames(
        "w-full rounded-md border border-line-strong bg-surface text-ink",
        sizes[size],
        "focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
