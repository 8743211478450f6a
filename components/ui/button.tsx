import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const buttonLook = cva(
  [
    "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium",
    "transition-colors duration-100 select-none",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
  ],
  {
    variants: {
      look: {
        primary: "border-transparent bg-action text-on-action enabled:hover:bg-action-hover",
        secondary: "border-line-strong/60 bg-surface text-ink enabled:hover:bg-hover",
        quiet: "border-transparent bg-transparent text-ink enabled:hover:bg-hover",
        danger: "border-transparent bg-danger text-surface enabled:hover:opacity-90",
      },
      size: {
        small: "h-7 px-2.5 text-sm",
        medium: "h-9 px-3.5 text-base",
        large: "h-10 px-4 text-base",
      },
    },
    defaultVariants: { look: "secondary", size: "medium" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonLook> {
  /** Renders the only child, e.g. a link, with the looks of a button. */
  asChild?: boolean;
}

/** A button that does not submit unless told so. */
export function Button({ asChild = false, look, size, className, type = "button", ...rest }: ButtonProps) {
  const classes = classNames(buttonLook({ look, size }), className);
  if (asChild) return <Slot className={classes} {...rest} />;
  return <button type={type} className={classes} {...rest} />;
}
