"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOpenPages } from "@/components/shell/open-pages";
import { Button } from "@/components/ui/button";
import type { Access } from "@/lib/calls/call";
import type { LoadMany, ManyAction } from "@/lib/list/many/many-action";
import type { PageKey } from "@/lib/roles/pages";

const ManyDialog = dynamic(async () => (await import("./many-dialog")).ManyDialog, { ssr: false });

/** What the list declares for many rows, as far as this person may do it. */
export function ManyButtons({ load, ticked }: { load: LoadMany; ticked: readonly number[] }) {
  const t = useTranslations("many.actions");
  const pages = useOpenPages();
  const [actions, setActions] = useState<readonly ManyAction[]>([]);
  const [open, setOpen] = useState<ManyAction>();
  useEffect(() => {
    load().then(setActions, () => undefined);
  }, [load]);
  return (
    <>
      {actions
        .filter(({ call }) => mayMake(call.access, pages))
        .map((action) => (
          <Button key={action.key} size="small" aria-haspopup="dialog" onClick={() => setOpen(action)}>
            {t(`${action.key}.button`)}
          </Button>
        ))}
      {open && <ManyDialog action={open} rows={ticked} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function mayMake(access: Access, pages: readonly PageKey[]): boolean {
  return typeof access === "string" || access.some((page) => pages.includes(page));
}
