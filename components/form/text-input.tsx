import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      className={classNames(
        "h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-muted",
        "focus-visible:outline-offset-0 aria-invalid:border-danger read-only:bg-sunken disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
