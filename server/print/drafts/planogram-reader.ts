import "server-only";
import { getTranslations } from "next-intl/server";
import type { RefusedFile } from "../../bff/fault-page";
import { paperReader } from "../paper-reader";
import type { AskedPaper } from "../paper-source";

export async function planogramReader(signal: AbortSignal) {
  const t = await getTranslations("planogram");
  return paperReader(t, signal);
}

export type PlanogramReader = Awaited<ReturnType<typeof planogramReader>>;

export async function refusedPlanogram({ id, kind }: Omit<AskedPaper, "wish">): Promise<RefusedFile> {
  const t = await getTranslations("planogram.refused");
  return { title: t("title"), back: { address: `/drafts?domain=${kind}&open=${id}`, text: t("back") } };
}
