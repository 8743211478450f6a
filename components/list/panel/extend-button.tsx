"use client";

import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { ListUrl } from "../url/use-list-url";

interface ExtendButtonProps {
  url: ListUrl;
  /** Beside a form's own buttons there is room for the icon alone. */
  isForm?: boolean;
}

/** Gives the panel the place of the table, and back (TABL-002). Absent where the panel has all the room anyway. */
export function ExtendButton({ url, isForm = false }: ExtendButtonProps) {
  const t = useTranslations("list");
  const isWide = url.state.view === "wide";
  const Icon = isWide ? Minimize2 : Maximize2;
  const label = isWide ? t("collapse") : t("extend");
  const button = {
    size: "small",
    "aria-expanded": isWide,
    onClick: isWide ? url.collapse : url.extend,
    className: "max-lg:hidden",
  } as const;
  if (isForm)
    return (
      <IconButton label={label} {...button}>
        <Icon size={14} aria-hidden />
      </IconButton>
    );
  return (
    <Button variant="quiet" {...button}>
      <Icon size={14} aria-hidden />
      {label}
    </Button>
  );
}
