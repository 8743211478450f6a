import "server-only";
import { getTranslations } from "next-intl/server";
import type { RefusedFile } from "../../bff/fault-page";

/** It opens in a window of its own, where nobody reads an envelope. */
export async function refusedPaper(id: number): Promise<RefusedFile> {
  const t = await getTranslations("inventory.print.refused");
  return { title: t("title"), back: { address: `/inventory?open=${id}`, text: t("back", { id }) } };
}
