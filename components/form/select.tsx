import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** The native list of choices: it works by keyboard, touch and screen reader as everyone knows it. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <select
      className={classNames(
        "h-10 w-full rounded-md border border-line-strong bg-surface px-2.5 text-ink",
        "focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
