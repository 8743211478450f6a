"use client";

import Columns3 from "lucide-react/icons/columns-3";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ColumnDrawerProps } from "./column-drawer";

const ColumnDrawer = dynamic(async () => (await import("./column-drawer")).ColumnDrawer, { ssr: false });

/** Opens the drawer of the columns, whose code is asked for by then. */
export function ColumnButton(props: Omit<ColumnDrawerProps, "opener" | "onClose">) {
  const t = useTranslations("shell.drawer");
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Columns3 size={14} aria-hidden />
        {t("columns")}
      </Button>
      {isOpen && <ColumnDrawer {...props} opener={opener} onClose={() => setIsOpen(false)} />}
    </>
  );
}
