import { pathOfPage } from "@/lib/roles/pages";

/** The list of a reception's returns. @param number of the reception; without one the list as it begins */
export function returnsOf(number = ""): string {
  return `${pathOfPage("return_to_supplier")}?${new URLSearchParams(number === "" ? {} : { renNumber: number })}`;
}
