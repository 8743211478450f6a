"use client";

import Columns3 from "lucide-react/icons/columns-3";
import Keyboard from "lucide-react/icons/keyboard";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import type { DrawerHandle } from "../drawer/use-list-drawer";

interface ListToolbarProps {
  drawer: DrawerHandle;
  isReloading: boolean;
  onReload(): void;
  onHelp(): void;
  /** What this list offers beside: export, report. */
  children?: ReactNode;
}

/** Beside the title: what is done with the list as a whole. */
export function ListToolbar({ drawer, isReloading, onReload, onHelp, children }: ListToolbarProps) {
  const t = useTranslations("list");
  const text = useTranslations("shell.drawer");
  return (
    <div className="flex items-center justify-end gap-1.5 max-sm:gap-1">
      {children}
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={drawer.mode === "columns"}
        data-opens="columns"
        onClick={() => drawer.open("columns")}
      >
        <Columns3 size={14} aria-hidden />
        <span className="max-sm:sr-only">{text("columns")}</span>
      </Button>
      <IconButton size="small" data-action label={isReloading ? t("reloading") : t("reload")} onClick={onReload}>
        <RotateCw size={14} aria-hidden className={classNames(isReloading && "animate-spin")} />
      </IconButton>
      <IconButton size="small" data-action label={t("keys.open")} aria-haspopup="dialog" onClick={onHelp}>
        <Keyboard size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
