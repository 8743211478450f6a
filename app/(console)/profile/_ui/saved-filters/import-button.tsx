"use client";

import Upload from "lucide-react/icons/upload";
import { useTranslations } from "next-intl";
import { FileButton } from "@/components/ui/file-button";
import type { PageKey } from "@/lib/roles/pages";
import { ImportOutcome } from "./import-outcome";
import { useFilterImport } from "./use-filter-import";

/** Takes in a file of saved filters and shows what became of it. */
export function ImportButton({ openPages }: { openPages: readonly PageKey[] }) {
  const t = useTranslations("profile.filters");
  const { outcome, read, undo, close } = useFilterImport();
  return (
    <>
      <FileButton label={t("file")} accept="application/json,.json" onFile={(file) => void read(file)}>
        <Upload size={14} aria-hidden />
        {t("import")}
      </FileButton>
      {outcome !== undefined && <ImportOutcome outcome={outcome} openPages={openPages} onUndo={undo} onClose={close} />}
    </>
  );
}
