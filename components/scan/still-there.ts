import { isField } from "./wedge/field-before";

/** To be asked at a scan. @returns whether the person has typed nothing, and gone nowhere, since */
export function stillThere(): () => boolean {
  const focused = document.activeElement;
  const value = isField(focused) ? focused.value : "";
  return () => document.activeElement === focused && (!isField(focused) || focused.value === value);
}
