import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

const badgeVariants = cva(
  "inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 font-medium text-xs whitespace-nowrap before:size-1.5 before:rounded-full before:bg-current",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink-muted",
        info: "bg-info-soft text-info",
        success: "bg-success-soft text-success",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** A state in a word; its colour only repeats what the word says. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={classNames(badgeVariants({ tone }), className)} {...rest} />;
}
