import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "shape"> {
  /** What it does: read aloud, and shown by the browser on hover. */
  label: string;
  children: ReactNode;
}

/** A square button with nothing but an icon. */
export function IconButton({ label, variant = "quiet", size = "medium", ...rest }: IconButtonProps) {
  return <Button variant={variant} size={size} aria-label={label} title={label} shape="square" {...rest} />;
}
