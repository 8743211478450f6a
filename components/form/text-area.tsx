import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** Text of several lines. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={3}
      className={classNames(
        "w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2 text-ink",
        "focus-visible:outline-offset-0 aria-invalid:border-danger disabled:opacity-55",
        className,
      )}
      {...rest}
    />
  );
}
