"use client";

import Upload from "lucide-react/icons/upload";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { PageKey } from "@/lib/roles/pages";
import { ImportOutcome } from "./import-outcome";
import { useFilterImport } from "./use-filter-import";

/** Takes in a file of saved filters and shows what became of it. */
export function ImportButton({ openPages }: { openPages: readonly PageKey[] }) {
  const t = useTranslations("profile.filters");
  const { outcome, read, undo, close } = useFilterImport();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={button} size="small" onClick={() => input.current?.click()}>
        <Upload size={14} aria-hidden />
        {t("import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t("file")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Where the report leads back to: not every browser does it after its own dialog.
          button.current?.focus();
          if (file) void read(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {outcome !== undefined && <ImportOutcome outcome={outcome} openPages={openPages} onUndo={undo} onClose={close} />}
    </>
  );
}
