"use client";

import type { FormProps } from "@/components/form/form-props";

export function NewInventory(_props: FormProps) {
  return null;
}
