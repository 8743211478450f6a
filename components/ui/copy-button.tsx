"use client";

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";

const toldForMs = 2000;

interface CopyButtonProps {
  text: string;
  /** Beside the icon, where it is to be found among other things. */
  label?: string;
}

/** Copies a text and says so in its own place, also where the browser refuses. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations("common");
  const [outcome, setOutcome] = useState<"copied" | "notCopied">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), toldForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("notCopied"),
    );
  const icon = outcome === "copied" ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />;
  if (label === undefined)
    return (
      <IconButton size="small" label={outcome === undefined ? t("copy") : t(outcome)} onClick={copy}>
        {icon}
      </IconButton>
    );
  return (
    <Button size="small" onClick={copy}>
      {icon}
      <span aria-live="polite">{outcome === undefined ? label : t(outcome)}</span>
    </Button>
  );
}
