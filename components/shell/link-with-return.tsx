"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { rememberReturn } from "./return-address";

/** A link in a preview to another page, which then offers the way back to just this state. */
export function LinkWithReturn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      onClick={() => rememberReturn(href)}
      className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
    >
      {children}
    </Link>
  );
}
