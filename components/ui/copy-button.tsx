"use client";

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "./icon-button";

const confirmedForMs = 2000;

/** Copies a text and confirms it in its own place. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("common");
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), confirmedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <IconButton
      size="small"
      label={isCopied ? t("copied") : t("copy")}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
    </IconButton>
  );
}
