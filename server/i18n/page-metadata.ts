import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { PageKey } from "@/lib/roles/pages";

/** The window title of a page: its name in the menu. */
export async function pageMetadata(page: PageKey): Promise<Metadata> {
  const t = await getTranslations("pages");
  return { title: t(page) };
}
