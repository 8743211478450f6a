"use client";

import { useEffect } from "react";
import { firstFaultyField } from "@/components/ui/first-field";

/**
 * Leads to the first field that kept a form from being saved: Save is blocked then, and the focus on it would be lost.
 * @param submitCount how often Save was pressed
 */
export function useFirstFault(formId: string, submitCount: number): void {
  useEffect(() => {
    if (submitCount === 0) return;
    const form = document.getElementById(formId);
    // What stands beside the form in its panel may be what keeps it from being saved.
    firstFaultyField(form?.closest("[data-form]") ?? form)?.focus();
  }, [formId, submitCount]);
}
