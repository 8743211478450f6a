import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Variants of a `<button>`; for a link, which no `enabled:` reaches, add `hover:bg-hover`. */
export const buttonVariants = cva(
  [
    "inline-flex items-center gap-2 whitespace-nowrap rounded-md border font-medium",
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
      size: {
        small: "h-control-small text-sm",
        medium: "h-control text-base",
        large: "h-10 max-lg:h-12 text-base",
      },
      shape: {
        text: "justify-center",
        tight: "justify-center px-1.5",
        square: "aspect-square justify-center",
        /** A line of a menu. */
        entry: "justify-start px-2",
      },
    },
    compoundVariants: [
      // With nothing but an icon it is as wide as high where fingers press it.
      { shape: "text", size: "small", className: "px-2.5 max-lg:px-3" },
      { shape: "text", size: "medium", className: "px-3.5" },
      { shape: "text", size: "large", className: "px-4" },
    ],
    defaultVariants: { variant: "secondary", size: "medium", shape: "text" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {}

/** A button that does not submit unless told so. A link that looks like one takes `buttonVariants`. */
export function Button({ variant, size, shape, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonVariants({ variant, size, shape }), className)} {...rest} />;
}
