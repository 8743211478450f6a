import "server-only";
import { getTranslations } from "next-intl/server";
import type { RefusedFile } from "../../bff/fault-page";
import { paperReader } from "../paper-reader";

export async function countReader(signal: AbortSignal) {
  const t = await getTranslations("inventory.print");
  return paperReader(t, signal);
}

export type CountReader = Awaited<ReturnType<typeof countReader>>;

export async function refusedCountPaper({ id }: { id: number }): Promise<RefusedFile> {
  const t = await getTranslations("inventory.print.refused");
  return { title: t("title"), back: { address: `/inventory?open=${id}`, text: t("back", { id }) } };
}
