"use client";

import { useTranslations } from "next-intl";
import type { EditFormProps } from "@/components/form/form-props";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { MappingScreen } from "./mapping-screen";

/** A draft, or live mapping, in the whole width. Another one, or a newer state that was asked for, begins anew. */
export function MappingForm(props: EditFormProps<MappingDetail>) {
  const { domain, id, approvedBy, shelves, lockers } = props.detail;
  const t = useTranslations("mapping.notEdited");
  // Nothing leads there but an address that was typed or kept.
  if (domain === "bob-blueprint") return <p>{t("blueprint")}</p>;
  if (shelves.length + lockers.length === 0) return <p>{t("noCells")}</p>;
  return <MappingScreen key={`${domain} ${id} ${approvedBy?.id}`} domain={domain} {...props} />;
}
