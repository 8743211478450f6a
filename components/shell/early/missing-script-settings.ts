import { buttonVariants } from "@/components/ui/button";
import { hydrated, scriptsAreMissing } from "./page-events";
import type { MissingScriptSettings } from "./tell-missing-scripts";

export function missingScriptSettings(text: string, reloadText: string): MissingScriptSettings {
  return {
    alive: hydrated.page,
    missing: scriptsAreMissing,
    text,
    reloadText,
    classes: {
      bar: "print-hidden sticky bottom-0 z-50 flex items-center justify-between gap-4 border-line border-t bg-warning-soft px-side py-2 text-warning",
      button: buttonVariants({ size: "small" }),
    },
  };
}
