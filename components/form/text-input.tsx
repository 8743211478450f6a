import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  /** `bar`: for a short number among the controls of a bar. `cell`: a number in a row of a grid, `textCell` a text. */
  size?: "field" | "bar" | "cell" | "textCell";
}

const sizes = {
  field: "h-10 w-full border-line-strong px-3",
  bar: "h-control-small w-14 border-line-strong/60 px-1.5 text-right tabular-nums",
  cell: "h-7 w-full border-action px-1.5 text-right tabular-nums",
  textCell: "h-7 w-full border-action px-1.5",
};

export function TextInput({ className, size = "field", ...rest }: TextInputProps) {
  return (
    <input
      className={classNames(
        "rounded-md border bg-surface text-ink placeholder:text-ink-muted",
        "focus-visible:outline-offset-0 aria-invalid:border-danger read-only:bg-sunken disabled:opacity-55",
        sizes[size],
        className,
      )}
      {...rest}
    />
  );
}
