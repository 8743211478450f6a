"use client";

import type { EditFormProps } from "@/components/form/form-props";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { MappingScreen } from "./mapping-screen";

/** A draft, or live mapping, in the whole width. Another one, or a newer state that was asked for, begins anew. */
export function MappingForm(props: EditFormProps<MappingDetail>) {
  const { domain, id, approvedBy } = props.detail;
  if (domain === "bob-blueprint") return null;
  return <MappingScreen key={`${domain} ${id} ${approvedBy?.id}`} domain={domain} {...props} />;
}
