import { lazyCode } from "@/components/ui/lazy-code";

/** The panel in which all forms stand: lists begin without its code. */
export const formSide = lazyCode(async () => (await import("./form-side")).FormSide);

/** A form seems to be meant. What fails is told once it is opened. */
export function prepareFormSide(): void {
  formSide.fetchCode().catch(() => undefined);
}
