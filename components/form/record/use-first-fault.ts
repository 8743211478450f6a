"use client";

import { useEffect } from "react";
import { firstFaultyField } from "@/components/ui/first-field";

/**
 * Leads to the first field that kept a form from being saved: Save is blocked then, and the focus on it would be lost.
 * @param submitCount how often Save was pressed
 */
export function useFirstFault(formId: string, submitCount: number): void {
  useEffect(() => {
    if (submitCount > 0) firstFaultyField(document.getElementById(formId))?.focus();
  }, [formId, submitCount]);
}
