"use client";

import type { ComponentProps } from "react";
import { Header } from "@/components/shell/header/header";

/** Asked for by a sign-out. */
const loadCounts = async () => (await import("@/components/resources/inventory/counting/unsent-counts")).unsentCounts;

/** The header of every page: a sign-out in it learns of counts, which the shell does not know. */
export function ConsoleHeader(props: Omit<ComponentProps<typeof Header>, "loadCounts">) {
  return <Header {...props} loadCounts={loadCounts} />;
}
