"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

/** A link in a preview to another page, which then offers the way back to just this state. */
export function LinkWithReturn({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} data-way className={buttonVariants({ size: "small", className: "hover:bg-hover" })}>
      {children}
    </Link>
  );
}
