"use client";

import type { RecordSource } from "@/lib/choices/source";
import { useRecordName } from "./use-record-name";

interface RecordNameProps {
  source: Pick<RecordSource, "key" | "named">;
  id: string;
  known?: string | undefined;
}

/** What a record is called, where a text over a form's values names it. */
export function RecordName({ source, id, known }: RecordNameProps) {
  return useRecordName(source, id, known);
}
