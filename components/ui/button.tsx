import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Variants of a `<button>`; for a link, which no `enabled:` reaches, add `hover:bg-hover`. */
export const buttonVariants = cva(
  [
    "inline-flex items-center gap-2 rounded-md border font-medium",
    "transition-colors duration-100 select-none",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-action text-on-action enabled:hover:bg-action-hover",
        secondary: "border-line-strong/60 bg-surface text-ink enabled:hover:bg-hover",
        quiet: "border-transparent bg-transparent text-ink enabled:hover:bg-hover",
        /** In the colour of the text around it. */
        plain: "border-transparent bg-transparent enabled:hover:bg-hover",
        danger: "border-transparent bg-danger text-surface enabled:hover:opacity-90",
      },
      size: { small: "text-sm", medium: "text-base", large: "text-base" },
      /** `several`: as high as its text, where that may be a name as long as names are. */
      lines: { one: "whitespace-nowrap", several: "py-1 wrap-anywhere" },
      shape: {
        text: "justify-center",
        tight: "justify-center px-1.5",
        square: "aspect-square justify-center",
        /** A line of a menu. */
        entry: "justify-start px-2",
      },
    },
    compoundVariants: [
      { lines: "one", size: "small", className: "h-control-small" },
      { lines: "one", size: "medium", className: "h-control" },
      { lines: "one", size: "large", className: "h-10 max-lg:h-12" },
      { lines: "several", size: "small", className: "min-h-control-small" },
      { lines: "several", size: "medium", className: "min-h-control" },
      { lines: "several", size: "large", className: "min-h-10 max-lg:min-h-12" },
      // With nothing but an icon it is as wide as high where fingers press it.
      { shape: "text", size: "small", className: "px-2.5 max-lg:px-3" },
      { shape: "text", size: "medium", className: "px-3.5" },
      { shape: "text", size: "large", className: "px-4" },
    ],
    defaultVariants: { variant: "secondary", size: "medium", shape: "text", lines: "one" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {}

/** A button that does not submit unless told so. A link that looks like one takes `buttonVariants`. */
export function Button({ variant, size, shape, lines, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(buttonVariants({ variant, size, shape, lines }), className)} {...rest} />
  );
}
